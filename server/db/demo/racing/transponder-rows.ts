import type { transponderAssignments, transponderCollections, transponders } from '#server/db/tables/transponders.ts'
import { type DemoCalendar, pragueMs } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { isoInstantOf } from '../local-time.ts'
import { participantIdOf, userIdOf } from '../people/people-rows.ts'
import { allRiders } from '../riders/roster.ts'
import { dayOf } from '../season/event-rows.ts'
import { type EventKey, eventIdOf, ridgebackId } from '../season/season-ids.ts'
import type { SignUpPlan } from '../season/sign-up-plan.ts'
import { hiringRiders, poolNumbers, transponderOf } from './rider-transponder.ts'

const collectionId = demoId('transponder-collection/pool')
const poolIdOf = (number: string) => demoId(`transponder/${number}`)
const ownIdOf = (riderKey: string) => demoId(`transponder/own/${riderKey}`)
const DEPOSIT_MINOR = 100_000

/** The loan of a rider at an event; orders refer to it. */
export const loanIdOf = (event: EventKey, riderKey: string) => demoId(`loan/${event}/${riderKey}`)

export function transponderCollectionRow(): typeof transponderCollections.$inferInsert {
  return {
    id: collectionId,
    organisation_id: ridgebackId,
    name: 'Hire pool',
    deposit_minor: DEPOSIT_MINOR,
    currency: 'CZK',
  }
}

const ownRiders = allRiders.filter(({ key }) => !hiringRiders.includes(key) && transponderOf(key) !== null)

/** The pool, of which those of tonight are out, one is lost and one has a broken strap; and the riders' own. */
export function transponderRows(plans: readonly SignUpPlan[]): (typeof transponders.$inferInsert)[] {
  const out = new Set(hiresOf(plans, 'arena').map((rider) => transponderOf(rider)))
  const broken: Record<string, { state: 'lost' | 'damaged'; note: string }> = {
    '8801019': { state: 'lost', note: 'Not returned after Lipno' },
    '8801022': { state: 'damaged', note: 'Strap torn off' },
  }
  const pool = poolNumbers.map((number, index) => ({
    id: poolIdOf(number),
    organisation_id: ridgebackId,
    transponder_collection_id: collectionId,
    number,
    label: `Hire ${index + 1}`,
    state: broken[number]?.state ?? (out.has(number) ? ('out' as const) : ('in' as const)),
    note: broken[number]?.note ?? '',
  }))
  const own = ownRiders.map(({ key }) => ({
    id: ownIdOf(key),
    owner_participant_id: participantIdOf(key),
    number: transponderOf(key) ?? '',
    state: 'out' as const,
  }))
  return [...pool, ...own]
}

/** Riders' own for the season; hired ones for the hours of each event, returned in the evening except tonight's. */
export function transponderAssignmentRows(
  plans: readonly SignUpPlan[],
  calendar: DemoCalendar,
): (typeof transponderAssignments.$inferInsert)[] {
  const own = ownRiders.map(({ key }) => ({
    id: demoId(`own-transponder/${key}`),
    organisation_id: ridgebackId,
    transponder_id: ownIdOf(key),
    transponder_number: transponderOf(key) ?? '',
    participant_id: participantIdOf(key),
    valid_from: isoInstantOf(pragueMs(calendar.season_start, '00:00')),
  }))
  const loans = (['brno', 'lipno', 'hall', 'arena'] as const).flatMap((event) => {
    const tonight = event === 'arena'
    const fromMs = tonight ? calendar.nowMs - 10 * 3_600_000 : pragueMs(dayOf(calendar, event), '07:00')
    const to = tonight ? null : isoInstantOf(pragueMs(dayOf(calendar, event), '19:00'))
    return hiresOf(plans, event).map((rider) => {
      const number = transponderOf(rider) ?? ''
      return {
        id: loanIdOf(event, rider),
        organisation_id: ridgebackId,
        transponder_id: poolIdOf(number),
        transponder_number: number,
        participant_id: participantIdOf(rider),
        event_id: eventIdOf(event),
        valid_from: isoInstantOf(fromMs),
        valid_to: to,
        issued_by_id: userIdOf('gate'),
        returned_at: to,
        deposit_minor: DEPOSIT_MINOR,
        deposit_state: tonight ? ('taken' as const) : ('returned' as const),
      }
    })
  })
  return [...own, ...loans]
}

/** Riders of an event who hire. */
export function hiresOf(plans: readonly SignUpPlan[], event: EventKey): string[] {
  return plans.flatMap((plan) =>
    plan.event === event && plan.stage === 'paid' && hiringRiders.includes(plan.rider) ? plan.rider : [],
  )
}
