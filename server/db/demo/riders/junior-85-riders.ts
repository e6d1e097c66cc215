import { man, type RiderProfile, woman } from './rider-profile.ts'

export const junior85Riders: readonly RiderProfile[] = [
  woman('eliska', 'Eliška Nováková', '5', 11, 'CZE', 'KTM 85 SX', 85, 'Ridgeback', { guardian: 'novakova' }),
  man('novako', 'Ondřej Novák', '18', 13, 'CZE', 'Husqvarna TC 85', 85, 'Ridgeback', { guardian: 'novakova' }),
  man('hrubyj', 'Jan Hrubý', '123', 12, 'CZE', 'Yamaha YZ85', 85, 'Ridgeback', { guardian: 'hruby' }),
  man('kralv', 'Vojtěch Král', '2', 13, 'CZE', 'KTM 85 SX', 85, 'AMK Jihlava', { guardian: 'kral' }),
  man('dolejsm', 'Matyáš Dolejš', '9', 12, 'CZE', 'GasGas MC 85', 85, 'Ridgeback', { guardian: 'dolejsova' }),
  man('kuceras', 'Štěpán Kučera', '66', 14, 'CZE', 'Kawasaki KX85', 85, 'Ridgeback', { guardian: 'kucera' }),
  woman('markova', 'Sofie Marková', '21', 13, 'CZE', 'KTM 85 SX', 85, 'Ridgeback', { guardian: 'marek' }),
  man('sykora', 'Daniel Sýkora', '33', 14, 'CZE', 'Husqvarna TC 85', 85, 'AMK Blansko', { guardian: 'sykorova' }),
  man('riha', 'Jakub Říha', '47', 14, 'CZE', 'KTM 85 SX', 85, 'Ridgeback', { guardian: 'rihak' }),
  man('zielinskio', 'Oskar Zieliński', '83', 13, 'POL', 'Yamaha YZ85', 85, 'KM Bielsko', { guardian: 'zielinski' }),
  man('szucsl', 'Levente Szűcs', '45', 12, 'HUN', 'GasGas MC 85', 85, 'Győri MSE', { guardian: 'szucs' }),
  man('kratochvil', 'David Kratochvíl', '55', 13, 'CZE', 'KTM 85 SX', 85, 'Ridgeback', { guardian: 'kratochvilova' }),
  woman('pokorna', 'Nela Pokorná', '62', 11, 'CZE', 'Husqvarna TC 85', 85, 'Ridgeback', {
    guardian: 'pokorny',
    is_private: true,
  }),
  man('sevcik', 'Samuel Ševčík', '71', 12, 'CZE', 'Kawasaki KX85', 85, 'AMK Blansko', { guardian: 'sevcikova' }),
  man('gruberm', 'Max Gruber', '14', 14, 'AUT', 'KTM 85 SX', 85, 'MSC Waldviertel', { guardian: 'gruber' }),
  man('krejcik', 'Kristián Krejčí', '25', 11, 'CZE', 'Yamaha YZ85', 85, 'Ridgeback', { guardian: 'krejci' }),
]
