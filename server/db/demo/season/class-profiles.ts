import type { ClassKey } from '../riders/rider-profile.ts'

type Ages = { min_age?: number; max_age?: number }

/** A class as authored: plate and figure colours are those of the look. */
export type ClassProfile = Ages & {
  name: string
  short_label: string
  plate_colour: string
  figure_colour: string
  /** Who may enter, in the club's words. */
  description: string
  eligible_gender?: 'female'
  is_licence_required?: true
  number_to: number
  capacity: number
  /** Early fee of a visitor in CZK. */
  fee: number
}

export const classProfiles: Readonly<Record<ClassKey, ClassProfile>> = {
  pro: {
    name: 'Pro',
    short_label: 'P',
    plate_colour: '#ffffff',
    figure_colour: '#14110e',
    description: 'Licence A, from 16 years',
    min_age: 16,
    is_licence_required: true,
    number_to: 999,
    capacity: 30,
    fee: 1150,
  },
  hobby: {
    name: 'Hobby',
    short_label: 'H',
    plate_colour: '#ffd60a',
    figure_colour: '#14110e',
    description: 'From 15 years, any licence',
    min_age: 15,
    number_to: 999,
    capacity: 48,
    fee: 950,
  },
  veteran: {
    name: 'Veteran 40+',
    short_label: 'V',
    plate_colour: '#14110e',
    figure_colour: '#ffffff',
    description: 'From 40 years, any licence',
    min_age: 40,
    number_to: 999,
    capacity: 30,
    fee: 950,
  },
  women: {
    name: 'Women',
    short_label: 'W',
    plate_colour: '#1d3fae',
    figure_colour: '#ffffff',
    description: 'From 14 years, any licence',
    min_age: 14,
    eligible_gender: 'female',
    number_to: 999,
    capacity: 24,
    fee: 950,
  },
  junior85: {
    name: 'Junior 85',
    short_label: '85',
    plate_colour: '#14582a',
    figure_colour: '#ffffff',
    description: '10 to 15 years, guardian signs',
    min_age: 10,
    max_age: 15,
    number_to: 199,
    capacity: 24,
    fee: 700,
  },
  junior65: {
    name: 'Junior 65',
    short_label: '65',
    plate_colour: '#f28a1c',
    figure_colour: '#14110e',
    description: '7 to 11 years, guardian signs',
    min_age: 7,
    max_age: 11,
    number_to: 99,
    capacity: 20,
    fee: 600,
  },
}
