import { allRiders } from '../riders/roster.ts'

export const membershipTypeKeys = ['adult', 'junior', 'family', 'friend'] as const
export type MembershipTypeKey = (typeof membershipTypeKeys)[number]

/** Riders of the club who have not joined, although they ride for it. */
const withoutMembership = ['eliska', 'novotny', 'simek', 'krejci', 'krejcik', 'soukup', 'havel']

/** Families with one membership: the holder and the others. */
export const familyMemberships: Readonly<Record<string, readonly string[]>> = {
  hruby: ['hrubyj', 'hrubyf'],
  kucera: ['kuceras', 'kucerova'],
  dolejsova: ['dolejsm', 'dolejst'],
}

const inFamily = new Set(Object.entries(familyMemberships).flatMap(([holder, others]) => [holder, ...others]))

/** Everybody with an own membership that is valid, with its type. */
export const members: readonly { key: string; type: MembershipTypeKey }[] = [
  ...Object.keys(familyMemberships).map((key) => ({ key, type: 'family' as const })),
  ...allRiders
    .filter(({ key, club }) => club === 'Ridgeback' && !inFamily.has(key) && !withoutMembership.includes(key))
    .map(({ key, age }) => ({ key, type: age < 18 ? ('junior' as const) : ('adult' as const) })),
  { key: 'rihak', type: 'friend' },
]

const memberKeys = new Set([...inFamily, ...members.map(({ key }) => key)])

/** Whether a person races at members' fees. */
export function isMember(key: string): boolean {
  return memberKeys.has(key)
}

/** Joined and not paid yet: a transfer that is on its way, and a child whose membership lies in the cart. */
export const pendingMembers = [
  { key: 'soukup', type: 'adult' },
  { key: 'eliska', type: 'junior' },
] as const
