import type { DemoCalendar } from '../demo-calendar.ts'
import { addDays } from '../local-time.ts'
import type { RiderProfile } from '../riders/rider-profile.ts'
import { allRiders } from '../riders/roster.ts'
import { seededChoice, seededNoise } from '../seeded-noise.ts'
import { type DemoPerson, demoPeople } from './demo-person.ts'

const riders = new Map(allRiders.map((rider) => [rider.key, rider]))
const byKey = new Map(demoPeople.map((person) => [person.key, person]))
const phonePrefixes: Record<string, string> = {
  CZE: '+420 60',
  POL: '+48 60',
  SVK: '+421 90',
  GER: '+49 17',
  AUT: '+43 66',
}

export const federations: Record<string, string> = {
  CZE: 'AČR',
  POL: 'PZM',
  SVK: 'SMF',
  GER: 'DMSB',
  AUT: 'AMF',
  HUN: 'MAMS',
  ITA: 'FMI',
  IRL: 'MCUI',
  SWE: 'SVEMO',
}

export const medicalNotes: Record<string, string> = {
  kucera: 'Type 1 diabetes. Glucose gel in the left jacket pocket.',
  eliska: 'Allergic to bee stings. Adrenaline pen with her mother.',
  weber: 'Plate in the right collarbone since last year.',
}

export function licenceOf(key: string): string | null {
  const rider = riders.get(key)
  if (!rider || rider.is_guest) return null
  return `${rider.nationality}-${String(1000 + Math.floor(seededNoise(`licence/${key}`)() * 9000))}`
}

/** Licences hold until the season is over; Eliška's has run out two weeks before the next round. */
export function licenceEnd({ key }: RiderProfile, calendar: DemoCalendar): string {
  return key === 'eliska' ? addDays(calendar.rounds.kamenny, -14) : calendar.season_end
}

export function phoneOf({ key, nationality }: DemoPerson): string {
  const next = seededNoise(`phone/${key}`)
  const three = () => String(Math.floor(next() * 900) + 100)
  return `${phonePrefixes[nationality] ?? '+420 73'}${Math.floor(next() * 10)} ${three()} ${three()}`
}

export function emergencyContact(person: DemoPerson) {
  const guardian = person.guardian === null ? undefined : byKey.get(person.guardian)
  if (guardian) return contact(`${guardian.first} ${guardian.last}`, phoneOf(guardian), 'parent')
  const female = person.gender === 'female'
  const first = female
    ? seededChoice(person.key, ['Eva', 'Marie', 'Jana', 'Lucie'])
    : seededChoice(person.key, ['Pavel', 'Jan', 'Martin', 'Josef'])
  return contact(
    `${first} ${person.last}`,
    phoneOf({ ...person, key: `${person.key}/ice` }),
    female ? 'sister' : 'brother',
  )
}

function contact(name: string, phone: string, relation: string) {
  return {
    emergency_contact_name: name,
    emergency_contact_phone: phone,
    emergency_contact_relation: relation,
  }
}
