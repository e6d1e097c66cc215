import { type RiderProfile, woman } from './rider-profile.ts'

export const womenRiders: readonly RiderProfile[] = [
  woman('novakova', 'Petra Nováková', '12', 38, 'CZE', 'Sherco 250 SEF', 250, 'Ridgeback'),
  woman('vesela', 'Klára Veselá', '3', 22, 'CZE', 'KTM 150 EXC', 150, 'Ridgeback'),
  woman('mala', 'Barbora Malá', '17', 19, 'CZE', 'Husqvarna TE 150', 150, 'AMK Blansko'),
  woman('kopecka', 'Hana Kopecká', '21', 31, 'CZE', 'Beta RR 200', 200, 'Ridgeback'),
  woman('lis', 'Magdalena Lis', '30', 26, 'POL', 'KTM 250 EXC-F', 250, 'KM Bielsko'),
  woman('brandt', 'Sophie Brandt', '44', 29, 'GER', 'GasGas EC 250F', 250, 'MSC Passau'),
  woman('farkas', 'Noémi Farkas', '56', 24, 'HUN', 'Husqvarna FE 250', 250, 'Győri MSE'),
  woman('simkova', 'Tereza Šimková', '61', 17, 'CZE', 'Yamaha YZ125X', 125, 'Ridgeback', { guardian: 'simkovai' }),
  woman('hudakova', 'Lucia Hudáková', '75', 27, 'SVK', 'KTM 250 EXC', 250, 'MX Trenčín'),
  woman('berger', 'Anna Berger', '84', 33, 'AUT', 'Beta RR 250', 250, 'MSC Waldviertel'),
]
