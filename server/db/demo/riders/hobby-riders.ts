import { man, type RiderProfile } from './rider-profile.ts'

/** Vojtěch Kadlec, who began the season here, is with the professionals now. */
export const hobbyRiders: readonly RiderProfile[] = [
  man('benesa', 'Adam Beneš', '123', 27, 'CZE', 'KTM 250 EXC', 250, 'Ridgeback'),
  man('prochazka', 'Filip Procházka', '4', 24, 'CZE', 'Husqvarna TE 150', 150, 'Ridgeback'),
  man('cerny', 'Marek Černý', '8', 31, 'CZE', 'Beta RR 300', 300, 'AMK Jihlava'),
  man('kolar', 'David Kolář', '15', 29, 'CZE', 'KTM 300 EXC', 300, 'Ridgeback'),
  man('jelinek', 'Tomáš Jelínek', '23', 35, 'CZE', 'Sherco 300 SE', 300, 'Ridgeback'),
  man('ruzicka', 'Michal Růžička', '37', 38, 'CZE', 'Yamaha WR250F', 250, 'Ridgeback'),
  man('fiala', 'Dominik Fiala', '42', 36, 'CZE', 'Honda CRF250RX', 250, 'Ridgeback'),
  man('dolezal', 'Štěpán Doležal', '51', 22, 'CZE', 'GasGas EC 250F', 250, 'AMK Blansko'),
  man('zeman', 'Lukáš Zeman', '64', 33, 'CZE', 'KTM 350 EXC-F', 350, 'AMK Blansko'),
  man('urban', 'Roman Urban', '70', 39, 'CZE', 'Suzuki RM-Z250', 250, 'Ridgeback'),
  man('havel', 'Jan Havel', '81', 20, 'CZE', 'Beta RR 125', 125, 'Ridgeback'),
  man('blaha', 'Martin Bláha', '92', 37, 'CZE', 'Husqvarna FE 350', 350, 'Ridgeback'),
  man('vanek', 'Patrik Vaněk', '101', 34, 'CZE', 'KTM 300 EXC', 300, 'AMK Jihlava'),
  man('soukup', 'Ondřej Soukup', '116', 26, 'CZE', 'Yamaha YZ250FX', 250, 'Ridgeback', { is_private: true }),
  man('nowak', 'Piotr Nowak', '130', 36, 'POL', 'KTM 250 EXC-F', 250, 'KM Cieszyn'),
  man('wisniewski', 'Kamil Wiśniewski', '144', 28, 'POL', 'Sherco 250 SEF', 250, 'KM Bielsko'),
  man('horvath', 'Máté Horváth', '155', 25, 'HUN', 'Husqvarna TE 300', 300, 'Győri MSE'),
  man('weber', 'Felix Weber', '169', 30, 'GER', 'Beta RR 250', 250, 'MSC Passau'),
  man('steiner', 'Jonas Steiner', '180', 23, 'AUT', 'KTM 250 EXC', 250, 'MSC Waldviertel'),
  man('kovac', 'Peter Kováč', '191', 32, 'SVK', 'Honda CRF300RX', 300, 'MX Trenčín'),
  man('balaz', 'Juraj Baláž', '202', 27, 'SVK', 'GasGas EC 300', 300, 'MX Trenčín'),
  man('simek', 'Vít Šimek', '240', 21, 'CZE', 'Yamaha WR250F', 250, 'Ridgeback'),
  man('krejci', 'Daniel Krejčí', '255', 40, 'CZE', 'KTM 350 EXC-F', 350, 'Ridgeback'),
]
