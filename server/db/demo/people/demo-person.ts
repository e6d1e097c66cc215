import { demoAdmins, demoRiderEmails, demoStaff } from '../demo-accounts.ts'
import { allRiders } from '../riders/roster.ts'
import { seededNoise } from '../seeded-noise.ts'
import { demoParents } from './demo-parents.ts'

/** Everybody with an account or a start number. */
export type DemoPerson = {
  key: string
  first: string
  last: string
  gender: 'female' | 'male' | null
  age: number
  nationality: string
  /** Null for children: somebody else's account looks after them. */
  email: string | null
  guardian: string | null
}

export const demoPeople: readonly DemoPerson[] = [
  ...allRiders.map((rider): DemoPerson => {
    const { key, first, last, gender, age, nationality } = rider
    const guardian = rider.guardian ?? null
    return { key, first, last, gender, age, nationality, email: guardian ? null : emailOf(key, first, last), guardian }
  }),
  ...demoParents.map((parent): DemoPerson => adult(parent.key, parent.name, parent.age, parent.gender, null)),
  ...demoStaff.map((one, index): DemoPerson => adult(one.key, one.name, 34 + index * 3, null, one.email)),
  ...demoAdmins.map((one, index): DemoPerson => adult(one.key, one.name, 36 + index * 5, null, one.email)),
]

function adult(key: string, name: string, age: number, gender: DemoPerson['gender'], email: string | null): DemoPerson {
  const [first = '', last = ''] = name.split(' ')
  const person = { key, first, last, gender, age, nationality: 'CZE', guardian: null }
  return { ...person, email: email ?? emailOf(key, first, last) }
}

function emailOf(key: string, first: string, last: string): string {
  const plain = `${first}.${last}`.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFD')
  return demoRiderEmails[key] ?? `${plain.replaceAll(/[^A-Za-z.]/g, '').toLowerCase()}@riders.example`
}

/** The birthday of somebody who is `age` years old on that day: `2013-04-12`. */
export function birthday(key: string, age: number, onDay: string): string {
  const next = seededNoise(`birthday/${key}`)
  const month = String(1 + Math.floor(next() * 12)).padStart(2, '0')
  const date = String(1 + Math.floor(next() * 28)).padStart(2, '0')
  const year = Number(onDay.slice(0, 4)) - age
  return `${onDay.slice(5) >= `${month}-${date}` ? year : year - 1}-${month}-${date}`
}
