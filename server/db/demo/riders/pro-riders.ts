import { man, type RiderProfile, woman } from './rider-profile.ts'

export const proRiders: readonly RiderProfile[] = [
  man('dvorak', 'Jakub Dvořák', '31', 26, 'CZE', 'KTM 350 EXC-F', 350, 'Ridgeback'),
  woman('kowalska', 'Zofia Kowalska', '214', 24, 'POL', 'Husqvarna FE 350', 350, 'KM Bielsko'),
  man('stastny', 'Matěj Šťastný', '07', 22, 'CZE', 'Sherco 300 SE Factory', 300, 'Ridgeback'),
  man('bellini', 'Marco Bellini', '501', 29, 'ITA', 'Beta RR 300', 300, 'MC Valsugana'),
  man('orourke', "Kian O'Rourke", '99', 27, 'IRL', 'GasGas EC 300', 300, 'Ridgeback'),
  man('wojcik', 'Łukasz Wójcik', '7', 25, 'POL', 'KTM 300 EXC', 300, 'KM Cieszyn'),
  woman('strom', 'Ellen Ström', '12', 23, 'SWE', 'Husqvarna TE 300', 300, 'Ridgeback'),
  man('golab', 'Jan Gołąb', '60', 28, 'POL', 'Yamaha WR250F', 250, 'KM Cieszyn'),
  man('mares', 'Daniel Mareš', '00', 21, 'CZE', 'KTM 250 EXC-F', 250, 'AMK Jihlava'),
  man('fischer', 'Tom Fischer', '21', 30, 'AUT', 'Husqvarna FE 250', 250, 'MSC Waldviertel'),
  man('sedlacek', 'Adam Sedláček', '007', 20, 'CZE', 'Beta RR 250', 250, 'Ridgeback'),
  man('nemeth', 'Ádám Németh', '404', 26, 'HUN', 'KTM 300 EXC', 300, 'Győri MSE'),
  man('vesely', 'Ondřej Veselý', '18', 19, 'CZE', 'Honda CRF250RX', 250, 'Ridgeback'),
  man('kadlec', 'Vojtěch Kadlec', '77', 23, 'CZE', 'Sherco 250 SE', 250, 'Ridgeback', {
    moved_from: { class: 'hobby', number: '177' },
  }),
  man('lindqvist', 'Rasmus Lindqvist', '777', 31, 'SWE', 'GasGas EX 300', 300, 'Kalmar MCK', { is_guest: true }),
]
