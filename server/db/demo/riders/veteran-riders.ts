import { man, type RiderProfile } from './rider-profile.ts'

export const veteranRiders: readonly RiderProfile[] = [
  man('muller', 'Lukas Müller', '88', 44, 'GER', 'KTM 300 EXC', 300, 'MSC Passau'),
  man('hruby', 'Tomáš Hrubý', '123', 43, 'CZE', 'Husqvarna TE 250', 250, 'Ridgeback'),
  man('szucs', 'Bence Szűcs', '45', 41, 'HUN', 'Beta RR 350', 350, 'Győri MSE'),
  man('kucera', 'Petr Kučera', '66', 47, 'CZE', 'Yamaha WR450F', 450, 'Ridgeback'),
  man('gruber', 'Andreas Gruber', '14', 50, 'AUT', 'KTM 350 EXC-F', 350, 'MSC Waldviertel'),
  man('zielinski', 'Marek Zieliński', '33', 45, 'POL', 'Sherco 300 SE', 300, 'KM Bielsko'),
  man('horak', 'Zdeněk Horák', '52', 48, 'CZE', 'Honda CRF450RX', 450, 'Pneu Horák Racing'),
  man('pospisil', 'Milan Pospíšil', '71', 46, 'CZE', 'GasGas EC 250', 250, 'Ridgeback'),
  man('benesr', 'Radek Beneš', '46', 42, 'CZE', 'KTM 250 EXC', 250, 'Ridgeback'),
  man('kral', 'Jiří Král', '1', 49, 'CZE', 'Husqvarna FE 450', 450, 'AMK Jihlava'),
  man('toth', 'Gábor Tóth', '90', 51, 'HUN', 'Suzuki RM-Z450', 450, 'Győri MSE'),
  man('novotny', 'Pavel Novotný', '19', 44, 'CZE', 'Beta Xtrainer', 300, 'Ridgeback', { is_private: true }),
  man('hofmann', 'Stefan Hofmann', '27', 53, 'GER', 'KTM 450 EXC-F', 450, 'MSC Passau'),
  man('marek', 'Luboš Marek', '58', 45, 'CZE', 'Yamaha YZ250X', 250, 'Ridgeback'),
]
