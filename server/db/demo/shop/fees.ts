import type { ClassKey } from '../riders/rider-profile.ts'
import { classProfiles } from '../season/class-profiles.ts'
import { eventProfiles } from '../season/event-profiles.ts'
import type { EventKey } from '../season/season-ids.ts'
import { isMember } from './membership-plan.ts'

/** All amounts in CZK. */
export const memberDiscount = 200
export const standardRise = 150
export const raceDayRise = 300
export const hireFee = 200
export const practiceFees = { visitor: 400, member: 250 } as const
export const membershipPrices = { adult: 1200, junior: 600, family: 2400, friend: 300 } as const

/** A line of a price as the buyer reads it; discounts are negative. */
export type PriceLine = {
  kind: 'fee' | 'member_discount' | 'family_discount' | 'hire'
  label: string
  note: string
  amount_minor: number
}

/** Early fee of a class, less what members save. The second and every further rider of a family pays a tenth less. */
export function entryLines(
  event: EventKey,
  classKey: ClassKey,
  riderKey: string,
  isFurtherOfFamily: boolean,
): PriceLine[] {
  const { name, fee } = classProfiles[classKey]
  const lines: PriceLine[] = [
    { kind: 'fee', label: `${name}, ${eventProfiles[event].name}`, note: 'Early fee', amount_minor: fee * 100 },
  ]
  if (isMember(riderKey)) {
    const note = 'With a valid membership'
    lines.push({ kind: 'member_discount', label: 'Member discount', note, amount_minor: -memberDiscount * 100 })
  }
  if (isFurtherOfFamily) {
    const amount_minor = -Math.round(sumOf(lines) / 10)
    lines.push({ kind: 'family_discount', label: 'Family discount', note: 'Second rider of a family', amount_minor })
  }
  return lines
}

export function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
}
