import type { membershipGroups, membershipPeople, memberships, membershipTypes } from '#server/db/tables/memberships.ts'
import { type DemoCalendar, pragueMs } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { addDays, isoInstantOf } from '../local-time.ts'
import { demoPeople } from '../people/demo-person.ts'
import { participantIdOf, userIdOf } from '../people/people-rows.ts'
import { ridgebackId } from '../season/season-ids.ts'
import { seededNoise } from '../seeded-noise.ts'
import { membershipPrices } from './fees.ts'
import {
  familyMemberships,
  type MembershipTypeKey,
  members,
  membershipTypeKeys,
  pendingMembers,
} from './membership-plan.ts'

export const membershipGroupId = demoId('membership-group/season')
const friendsGroupId = demoId('membership-group/friends')
export const membershipIdOf = (key: string) => demoId(`membership/${key}`)
export const typeIdOf = (key: MembershipTypeKey) => demoId(`membership-type/${key}`)
const guardians = new Map(demoPeople.map(({ key, guardian }) => [key, guardian]))

/** Whose account buys for a person. */
export function buyerOf(key: string): string {
  return guardians.get(key) ?? key
}

export function membershipGroupRows(): (typeof membershipGroups.$inferInsert)[] {
  const shared = { organisation_id: ridgebackId }
  return [
    {
      ...shared,
      id: membershipGroupId,
      name: 'Season membership',
      description: 'Race and train at members’ fees from the day you join.',
      benefits: [
        '200 CZK off every class at every round',
        'Practice days at Kamenný Vrch for 250 instead of 400 CZK',
        'The partners’ codes: tyres, oil, gear',
        'A vote at the general meeting',
      ],
      position: 0,
    },
    {
      ...shared,
      id: friendsGroupId,
      name: 'Friends of the club',
      description: 'For grandparents, helpers and everybody who comes to watch.',
      benefits: ['The newsletter', 'A seat in the stand at the Arena rounds'],
      position: 1,
    },
  ]
}

const types: Readonly<Record<MembershipTypeKey, { name: string; description: string } & Record<string, unknown>>> = {
  adult: { name: 'Adult', description: 'One person from 18 years.', min_age: 18 },
  junior: { name: 'Junior', description: 'One child or young person.', max_age: 17 },
  family: { name: 'Family', description: 'Two adults and their children.', max_people: 6 },
  friend: { name: 'Friend', description: 'Supports the club without racing.' },
}

export function membershipTypeRows(calendar: DemoCalendar): (typeof membershipTypes.$inferInsert)[] {
  return membershipTypeKeys.map((key, position) => ({
    id: typeIdOf(key),
    organisation_id: ridgebackId,
    membership_group_id: key === 'friend' ? friendsGroupId : membershipGroupId,
    ...types[key],
    term: 'fixed_dates',
    fixed_from: calendar.season_start,
    fixed_to: calendar.season_end,
    price_minor: membershipPrices[key] * 100,
    currency: 'CZK',
    position,
  }))
}

/** When somebody joined (epoch ms): most before the first round, some on the way. */
export function joinedMs(calendar: DemoCalendar, key: string): number {
  const days = Math.floor(seededNoise(`joined/${key}`)() * 38)
  return pragueMs(addDays(calendar.season_start, days), '19:30') + key.length * 61_000
}

export function membershipRows(calendar: DemoCalendar): (typeof memberships.$inferInsert)[] {
  const shared = { organisation_id: ridgebackId }
  const valid = { valid_from: calendar.season_start, valid_to: calendar.season_end }
  const own = members.map(({ key, type }, index) => ({
    ...shared,
    ...valid,
    id: membershipIdOf(key),
    membership_type_id: typeIdOf(type),
    participant_id: participantIdOf(key),
    purchaser_id: userIdOf(buyerOf(key)),
    state: 'active' as const,
    number: `RB-${String(index + 1).padStart(4, '0')}`,
    card_code: demoId(`card/${key}`).replaceAll('-', ''),
    activated_at: isoInstantOf(joinedMs(calendar, key)),
  }))
  const pending = pendingMembers.map(({ key, type }) => ({
    ...shared,
    id: membershipIdOf(key),
    membership_type_id: typeIdOf(type),
    participant_id: participantIdOf(key),
    purchaser_id: userIdOf(buyerOf(key)),
    state: 'pending' as const,
  }))
  return [...own, ...pending]
}

export function membershipPeopleRows(): (typeof membershipPeople.$inferInsert)[] {
  return Object.entries(familyMemberships).flatMap(([holder, others]) =>
    others.map((key) => ({ membership_id: membershipIdOf(holder), participant_id: participantIdOf(key) })),
  )
}
