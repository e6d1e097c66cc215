import { formatMoney } from '#domain/core/money.ts'
import type { EventClass, EventDetails } from '#domain/events/event-words.ts'
import { formatMonthDay } from '#src/ui/zoned-date.ts'
import type { EventState } from './event-state.ts'

/** `10 to 15 years, guardian signs`. */
export function classEligibility(row: Pick<EventClass, 'eligibility' | 'guardian_signs'>): string {
  const says = /guardian/i.test(row.eligibility)
  const parts = [row.eligibility, row.guardian_signs && !says ? 'guardian signs' : '']
  return parts.filter((part) => part !== '').join(', ')
}

type Fees = Pick<EventDetails, 'currency' | 'time_zone' | 'next_fee_change'> & {
  event_classes: readonly Pick<EventClass, 'fee_minor' | 'member_fee_minor'>[]
}

/** Whether places and fees still matter: nobody can enter what was ridden, is being ridden, or does not take place. */
export function isOverForEntries(state: EventState): boolean {
  return state === 'live' || state === 'results' || state === 'cancelled'
}

/** What is to be known about the fees: what members save, and the next rise. Sentences; none when there is nothing. */
export function feeNotes(event: Fees): string[] {
  const savings = event.event_classes.flatMap(({ fee_minor, member_fee_minor }) =>
    fee_minor === null || member_fee_minor === null || member_fee_minor >= fee_minor
      ? []
      : [fee_minor - member_fee_minor],
  )
  const notes: string[] = []
  const most = Math.max(...savings)
  if (savings.length > 0) {
    const upTo = savings.every((saving) => saving === most) ? '' : 'up to '
    notes.push(`Members save ${upTo}${formatMoney(most, event.currency)} a class.`)
  }
  const change = event.next_fee_change
  if (change !== null) {
    const rise = formatMoney(change.rise_minor, event.currency)
    notes.push(`Fees rise by ${rise} on ${formatMonthDay(change.at, event.time_zone)}.`)
  }
  return notes
}
