import type { participantLinks, participants, vehicles } from '#server/db/tables/participants.ts'
import type { userRoles, users } from '#server/db/tables/users.ts'
import { demoAccounts, demoAdmins, demoStaff } from '../demo-accounts.ts'
import type { DemoCalendar } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { allRiders } from '../riders/roster.ts'
import { seededNoise } from '../seeded-noise.ts'
import { birthday, demoPeople } from './demo-person.ts'
import { emergencyContact, federations, licenceEnd, licenceOf, medicalNotes, phoneOf } from './person-details.ts'

export const participantIdOf = (key: string) => demoId(`participant/${key}`)
export const userIdOf = (key: string) => demoId(`user/${key}`)
export const vehicleIdOf = (key: string) => demoId(`vehicle/${key}`)

const riders = new Map(allRiders.map((rider) => [rider.key, rider]))

/** Accounts. `passwordHash` opens those that are printed at the start; the others have no password. */
export function userRows(calendar: DemoCalendar, passwordHash: string): (typeof users.$inferInsert)[] {
  const open = new Set(demoAccounts.map((account) => account.email))
  const staffKeys = new Set<string>(demoStaff.map((one) => one.key))
  return demoPeople.flatMap((person) => {
    if (person.email === null) return []
    const admin = demoAdmins.find((one) => one.key === person.key)?.key
    return {
      id: userIdOf(person.key),
      email: person.email,
      password_hash: open.has(person.email) ? passwordHash : null,
      first_name: person.first,
      last_name: person.last,
      default_vehicle_number: riders.get(person.key)?.number ?? null,
      phone_number: phoneOf(person),
      date_of_birth: birthday(person.key, person.age, calendar.season_start),
      nationality: person.nationality,
      race_license_number: licenceOf(person.key),
      is_verified: true,
      is_staff: staffKeys.has(person.key) || admin !== undefined,
      is_superuser: admin === 'super',
      is_platform_admin: admin === 'platform',
      email_preferences: { results: true, news: true, reminders: true },
    }
  })
}

export function userRoleRows(
  organisationIds: Record<'ridgeback' | 'other', string>,
): (typeof userRoles.$inferInsert)[] {
  return demoStaff.map(({ key, organisation, role }) => ({
    id: demoId(`role/${key}`),
    organisation_id: organisationIds[organisation],
    user_id: userIdOf(key),
    role,
    granted_by_id: organisation === 'ridgeback' && role !== 'owner' ? userIdOf('owner') : null,
  }))
}

export function participantRows(calendar: DemoCalendar): (typeof participants.$inferInsert)[] {
  return demoPeople.map((person) => {
    const rider = riders.get(person.key)
    return {
      uuid: participantIdOf(person.key),
      first_name: person.first,
      last_name: person.last,
      date_of_birth: birthday(person.key, person.age, calendar.season_start),
      nationality: person.nationality,
      gender: person.gender,
      email: person.email,
      phone_number: person.email === null ? null : phoneOf(person),
      club: rider?.club ?? null,
      default_vehicle_number: rider?.number ?? null,
      race_license_number: licenceOf(person.key),
      race_license_expires_on: rider && !rider.is_guest ? licenceEnd(rider, calendar) : null,
      federation: rider && !rider.is_guest ? federations[person.nationality] : null,
      ...emergencyContact(person),
      medical_note: medicalNotes[person.key] ?? null,
      is_listed_publicly: rider !== undefined && rider.is_private !== true,
    }
  })
}

export function participantLinkRows(): (typeof participantLinks.$inferInsert)[] {
  return demoPeople.map((person) => ({
    id: demoId(`link/${person.key}`),
    user_id: userIdOf(person.guardian ?? person.key),
    participant_id: participantIdOf(person.key),
    relation: person.guardian ? 'child' : 'self',
    is_self: person.guardian === null,
    is_guardian: person.guardian !== null,
  }))
}

export function vehicleRows(): (typeof vehicles.$inferInsert)[] {
  return allRiders.map(({ key, bike: [make, model, cc] }) => ({
    id: vehicleIdOf(key),
    participant_id: participantIdOf(key),
    make,
    model,
    engine_cc: cc,
    model_year: 2021 + Math.floor(seededNoise(`year/${key}`)() * 4),
    is_default: true,
  }))
}
