import type { JsonObject } from '#server/db/columns.ts'
import type { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import type { formData } from '#server/db/tables/forms.ts'
import type { tickets } from '#server/db/tables/issued-tickets.ts'
import type { waitingListEntries } from '#server/db/tables/waiting-list.ts'
import type { DemoCalendar } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { isoInstantOf } from '../local-time.ts'
import { participantIdOf, userIdOf } from '../people/people-rows.ts'
import { riderOf } from '../riders/roster.ts'
import { seededChoice } from '../seeded-noise.ts'
import { ticketTypeIdOf } from '../shop/ticket-plan.ts'
import { waitingForKamenny, withdrawals } from './coming-entries.ts'
import { dayOf, signUpWindow } from './event-rows.ts'
import { questionsDefinition, questionsId } from './question-rows.ts'
import { assignmentIdOf, classIdOf, eventClassIdOf, eventIdOf, ridgebackId, signUpIdOf } from './season-ids.ts'
import type { SignUpPlan, SignUpStage } from './sign-up-plan.ts'

const HOLD_MS = 28 * 60_000
const states = {
  paid: 'confirmed',
  on_site: 'confirmed',
  cart: 'held',
  transfer: 'held',
  waiting: 'waitlisted',
  withdrawn: 'withdrawn',
} as const satisfies Record<SignUpStage, string>

const answersIdOf = (plan: SignUpPlan) => demoId(`answers/${plan.event}/${plan.rider}`)

/** Answers exist for the next round, from whoever has paid. */
function hasAnswers({ event, stage }: SignUpPlan): boolean {
  return event === 'kamenny' && stage === 'paid'
}

export function signUpRows(plans: readonly SignUpPlan[], calendar: DemoCalendar): (typeof eventSignUps.$inferInsert)[] {
  return plans.map((plan) => {
    const { event, rider, stage } = plan
    const enteredAt = isoInstantOf(plan.entered_ms)
    const gone = withdrawals.find((one) => one.event === event && one.rider === rider)
    const isHeld = dayOf(calendar, event) <= calendar.today && stage !== 'withdrawn'
    const place =
      plan.class === null
        ? { ticket_type_id: plan.ticket === null ? null : ticketTypeIdOf(plan.ticket) }
        : {
            event_class_id: eventClassIdOf(event, plan.class),
            championship_class_id: classIdOf(plan.class),
            class_assignment_id: assignmentIdOf(rider, plan.class),
          }
    return {
      id: signUpIdOf(event, rider),
      organisation_id: ridgebackId,
      event_id: eventIdOf(event),
      participant_id: participantIdOf(rider),
      ...place,
      state: gone && gone.percent === 100 ? 'refunded' : states[stage],
      held_until: heldUntil(plan, calendar),
      price_lines: plan.lines,
      fee_minor: plan.fee_minor,
      form_data_id: hasAnswers(plan) ? answersIdOf(plan) : null,
      created_by_id: userIdOf(stage === 'on_site' ? 'secretary' : plan.buyer),
      checked_in_at: isHeld ? isoInstantOf(checkInMs(plan, calendar)) : null,
      checked_in_by_id: isHeld ? userIdOf('gate') : null,
      confirmed_at: stage === 'paid' || stage === 'on_site' ? enteredAt : null,
      withdrawn_at: gone ? isoInstantOf(plan.entered_ms + 3 * 86_400_000) : null,
      withdraw_reason: gone?.reason ?? null,
      created_at: enteredAt,
    }
  })
}

function heldUntil({ event, stage }: SignUpPlan, calendar: DemoCalendar): string | null {
  if (stage === 'cart') return isoInstantOf(calendar.nowMs + HOLD_MS)
  return stage === 'transfer' ? isoInstantOf(signUpWindow(calendar, event).closesMs) : null
}

function checkInMs({ event, rider }: SignUpPlan, calendar: DemoCalendar): number {
  if (event === 'arena') return calendar.nowMs - 8 * 3_600_000 + rider.length * 140_000
  return Date.parse(`${dayOf(calendar, event)}T07:10:00Z`) + rider.length * 130_000
}

/** Rider's passes and tickets with their codes; those of past days have been scanned. */
export function ticketRows(plans: readonly SignUpPlan[], calendar: DemoCalendar): (typeof tickets.$inferInsert)[] {
  return plans.flatMap((plan) => {
    const { event, rider, stage } = plan
    if (stage !== 'paid' && stage !== 'on_site') return []
    const used = dayOf(calendar, event) <= calendar.today
    const { first, last } = riderOf(rider)
    return {
      id: demoId(`ticket/${event}/${rider}`),
      organisation_id: ridgebackId,
      event_id: eventIdOf(event),
      event_sign_up_id: signUpIdOf(event, rider),
      holder_name: `${first} ${last}`,
      code: demoId(`code/${event}/${rider}`).replaceAll('-', '').slice(12),
      state: used ? ('used' as const) : ('valid' as const),
      used_at: used ? isoInstantOf(checkInMs(plan, calendar)) : null,
      used_by_id: used ? userIdOf('gate') : null,
    }
  })
}

export function waitingListRows(calendar: DemoCalendar): (typeof waitingListEntries.$inferInsert)[] {
  return waitingForKamenny.map((rider, index) => ({
    id: demoId(`waiting/${rider}`),
    organisation_id: ridgebackId,
    event_id: eventIdOf('kamenny'),
    event_sign_up_id: signUpIdOf('kamenny', rider),
    state: 'waiting',
    joined_at: isoInstantOf(calendar.nowMs - (4 - index) * 9 * 3_600_000),
  }))
}

export function answerRows(plans: readonly SignUpPlan[]): (typeof formData.$inferInsert)[] {
  return plans.filter(hasAnswers).map((plan) => {
    return {
      id: answersIdOf(plan),
      organisation_id: ridgebackId,
      form_template_id: questionsId,
      template_version: 1,
      definition: questionsDefinition,
      answers: answersOf(plan),
      participant_id: participantIdOf(plan.rider),
      submitted_by_id: userIdOf(plan.buyer),
    }
  })
}

function answersOf({ buyer }: SignUpPlan): JsonObject {
  if (seededChoice(`camping/${buyer}`, [true, false])) {
    return { arrival: 'Friday evening', camping: true, vehicle_length: seededChoice(buyer, [6, 7, 9]) }
  }
  return { arrival: 'Saturday before 08:00', camping: false }
}
