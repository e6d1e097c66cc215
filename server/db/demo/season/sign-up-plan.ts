import type { DemoCalendar } from '../demo-calendar.ts'
import { pragueMs } from '../demo-calendar.ts'
import { addDays } from '../local-time.ts'
import type { ClassKey } from '../riders/rider-profile.ts'
import { keysOf } from '../rounds/final-script.ts'
import { classAt, heldRounds, ridersOf } from '../rounds/held-rounds.ts'
import { seededNoise } from '../seeded-noise.ts'
import { entryLines, type PriceLine, sumOf } from '../shop/fees.ts'
import { isMember } from '../shop/membership-plan.ts'
import { buyerOf } from '../shop/membership-rows.ts'
import { type TicketKey, ticketKeys, ticketPlan } from '../shop/ticket-plan.ts'
import { comingEntries, inCart, unpaidAt, waitingForKamenny, withdrawals } from './coming-entries.ts'
import { dayOf } from './event-rows.ts'
import type { EventKey } from './season-ids.ts'

/** How far an entry has come: `cart` and `transfer` hold a place that is not paid. */
export type SignUpStage = 'paid' | 'cart' | 'transfer' | 'waiting' | 'withdrawn' | 'on_site'

/** An entry as planned; rows and orders are made from it. */
export type SignUpPlan = {
  event: EventKey
  rider: string
  buyer: string
  class: ClassKey | null
  ticket: TicketKey | null
  stage: SignUpStage
  entered_ms: number
  lines: PriceLine[]
  fee_minor: number
}

type Entry = Pick<SignUpPlan, 'event' | 'rider' | 'class' | 'ticket' | 'stage'>

/** All entries of the season: whoever rode or was expected, who is entered for the rounds to come, tickets, waiting riders. */
export function signUpPlan(calendar: DemoCalendar): SignUpPlan[] {
  const ridden = heldRounds(calendar).flatMap(({ event, runs }) =>
    ridersOf(runs).map((rider) => entry(event, rider, rider === 'lindqvist' ? 'on_site' : 'paid')),
  )
  const coming = Object.entries(comingEntries).flatMap(([key, classes]) => {
    const event = eventKeyOf(key)
    const riders = Object.values(classes).flatMap(keysOf)
    const unpaid = keysOf(unpaidAt[event] ?? '')
    return riders.map((rider) => {
      const lies = inCart.some((one) => one.event === event && one.rider === rider)
      return entry(event, rider, lies ? 'cart' : unpaid.includes(rider) ? 'transfer' : 'paid')
    })
  })
  const waiting = waitingForKamenny.map((rider) => entry('kamenny', rider, 'waiting'))
  const gone = withdrawals.map(({ event, rider }) => entry(event, rider, 'withdrawn'))
  const tickets = ticketKeys.flatMap((ticket) =>
    keysOf(ticketPlan[ticket].holders).map((rider): Entry => {
      return { event: 'training', rider, class: null, ticket, stage: 'paid' }
    }),
  )
  return priced([...ridden, ...coming, ...waiting, ...gone, ...tickets], calendar)
}

function entry(event: EventKey, rider: string, stage: SignUpStage): Entry {
  return { event, rider, class: classAt(event, rider), ticket: null, stage }
}

function eventKeyOf(key: string): EventKey {
  const found = (['kamenny', 'stepanov', 'bela'] as const).find((event) => event === key)
  if (!found) throw new Error(`no entries are planned for ${key}`)
  return found
}

/** Families enter together: one moment, and the family discount from the second rider on. */
function priced(entries: readonly Entry[], calendar: DemoCalendar): SignUpPlan[] {
  const seen = new Map<string, number>()
  return entries.map((one) => {
    const buyer = buyerOf(one.rider)
    const purchase = `${one.event}/${buyer}`
    const before = one.class === null || one.stage === 'waiting' ? 0 : (seen.get(purchase) ?? 0)
    if (one.class !== null && one.stage !== 'waiting') seen.set(purchase, before + 1)
    const lines =
      one.class === null ? ticketLines(one.ticket, one.rider) : entryLines(one.event, one.class, one.rider, before > 0)
    return { ...one, buyer, entered_ms: enteredMs(calendar, one, purchase), lines, fee_minor: sumOf(lines) }
  })
}

function ticketLines(ticket: TicketKey | null, rider: string): PriceLine[] {
  if (ticket === null) return []
  const { name, price, member } = ticketPlan[ticket]
  const fee: PriceLine = { kind: 'fee', label: `${name}, Tyre Park Ořech`, note: '', amount_minor: price * 100 }
  if (!isMember(rider)) return [fee]
  const amount_minor = (member - price) * 100
  return [fee, { kind: 'member_discount', label: 'Member discount', note: 'With a valid membership', amount_minor }]
}

/** Some weeks before the race for what is over, during the last two weeks for what is open, minutes ago for a cart. */
function enteredMs(calendar: DemoCalendar, { event, stage }: Entry, purchase: string): number {
  const next = seededNoise(`entered/${purchase}`)
  if (stage === 'cart') return calendar.nowMs - 120_000
  const minutes = 8 * 60 + Math.floor(next() * 14 * 60)
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  if (stage === 'on_site') return pragueMs(dayOf(calendar, event), '08:20')
  const isOpen = dayOf(calendar, event) > calendar.today
  const daysAgo = 1 + Math.floor(next() * 13)
  return pragueMs(addDays(isOpen ? calendar.today : dayOf(calendar, event), isOpen ? -daysAgo : -daysAgo - 7), time)
}
