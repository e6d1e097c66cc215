import { man, type RiderProfile, woman } from './rider-profile.ts'

export const junior65Riders: readonly RiderProfile[] = [
  man('matyas', 'Matyáš Novák', '3', 8, 'CZE', 'KTM 65 SX', 65, 'Ridgeback', { guardian: 'novakova' }),
  woman('kralova', 'Anežka Králová', '1', 9, 'CZE', 'Husqvarna TC 65', 65, 'AMK Jihlava', { guardian: 'kral' }),
  man('hrubyf', 'Filip Hrubý', '23', 9, 'CZE', 'KTM 65 SX', 65, 'Ridgeback', { guardian: 'hruby' }),
  man('dolejst', 'Tobiáš Dolejš', '9', 10, 'CZE', 'GasGas MC 65', 65, 'Ridgeback', { guardian: 'dolejsova' }),
  woman('kucerova', 'Emma Kučerová', '6', 10, 'CZE', 'KTM 65 SX', 65, 'Ridgeback', { guardian: 'kucera' }),
  man('benesk', 'Kryštof Beneš', '46', 8, 'CZE', 'Kawasaki KX65', 65, 'Ridgeback', { guardian: 'benesr' }),
  woman('ruzickova', 'Adéla Růžičková', '37', 9, 'CZE', 'KTM 65 SX', 65, 'Ridgeback', { guardian: 'ruzicka' }),
  man('vanekm', 'Maxim Vaněk', '11', 7, 'CZE', 'Yamaha YZ65', 65, 'AMK Jihlava', { guardian: 'vanek' }),
  man('fialah', 'Hugo Fiala', '42', 8, 'CZE', 'Husqvarna TC 65', 65, 'Ridgeback', { guardian: 'fiala' }),
  woman('gruberl', 'Lena Gruber', '4', 10, 'AUT', 'KTM 65 SX', 65, 'MSC Waldviertel', { guardian: 'gruber' }),
  man('nowakb', 'Bartosz Nowak', '30', 9, 'POL', 'GasGas MC 65', 65, 'KM Cieszyn', { guardian: 'nowak' }),
  woman('blahova', 'Viktorie Bláhová', '92', 7, 'CZE', 'Yamaha YZ65', 65, 'Ridgeback', { guardian: 'blaha' }),
]
