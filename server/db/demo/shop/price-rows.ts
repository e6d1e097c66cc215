import type { priceTables, priceTiers } from '#server/db/tables/price-tables.ts'
import type { prices } from '#server/db/tables/prices.ts'
import { type DemoCalendar, pragueMs } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { addDays, isoInstantOf } from '../local-time.ts'
import { classKeys } from '../riders/rider-profile.ts'
import { classProfiles } from '../season/class-profiles.ts'
import { championshipId, classIdOf, type EventKey, ridgebackId } from '../season/season-ids.ts'
import { hireFee, memberDiscount, practiceFees, raceDayRise, standardRise } from './fees.ts'
import { typeIdOf } from './membership-rows.ts'
import { ticketKeys, ticketPlan, ticketTypeIdOf } from './ticket-plan.ts'

type PriceRow = typeof prices.$inferInsert
type Tables = 'season' | 'stepanov' | 'bela' | 'training' | 'practice'

const tableIdOf = (key: Tables) => demoId(`price-table/${key}`)

/** The next round and all others that have no table of their own use that of the season, which is the public one. */
export function priceTableIdOf(event: EventKey): string {
  if (event === 'stepanov' || event === 'bela' || event === 'training') return tableIdOf(event)
  return tableIdOf('season')
}

export function priceTableRows(): (typeof priceTables.$inferInsert)[] {
  const shared = { organisation_id: ridgebackId, currency: 'CZK' }
  const discounts = { family: { from_rider: 2, percent: 10 } }
  const entry = { ...shared, championship_id: championshipId, discounts }
  const note =
    'Early fees end with the registration on the Sunday before the race. Members save 200 CZK a class; the second rider of a family pays a tenth less.'
  return [
    { ...entry, id: tableIdOf('season'), name: 'Race entry', note, position: 0 },
    { ...entry, id: tableIdOf('stepanov'), name: 'Race entry, Štěpánov Quarry', is_public: false, position: 1 },
    { ...entry, id: tableIdOf('bela'), name: 'Race entry, Bělá Forest', is_public: false, position: 2 },
    {
      ...shared,
      id: tableIdOf('practice'),
      name: 'Track practice',
      note: 'Wednesdays and Sundays at Kamenný Vrch, when nobody races. Pay at the gate.',
      position: 3,
    },
    { ...shared, id: tableIdOf('training'), name: 'Training day, Tyre Park Ořech', is_public: false, position: 4 },
  ]
}

const tierKeys = ['early', 'standard', 'race-day'] as const
const rises = { early: 0, standard: standardRise, 'race-day': raceDayRise }
const tiered = ['season', 'stepanov', 'bela'] as const
export const tieredTableIds: readonly string[] = tiered.map(tableIdOf)
const tierIdOf = (table: Tables, tier: string) => demoId(`price-tier/${table}/${tier}`)

/** Early until the registration closes, standard until Friday at six, then the fee of the desk. */
export function priceTierRows(calendar: DemoCalendar): (typeof priceTiers.$inferInsert)[] {
  const days = { season: calendar.rounds.kamenny, stepanov: calendar.rounds.stepanov, bela: calendar.rounds.bela }
  return tiered.flatMap((table) => {
    const closes = isoInstantOf(pragueMs(addDays(days[table], -5), '00:00'))
    const friday = isoInstantOf(pragueMs(addDays(days[table], -1), '18:00'))
    const row = (key: (typeof tierKeys)[number], name: string, from: string | null, to: string | null) => ({
      id: tierIdOf(table, key),
      price_table_id: tableIdOf(table),
      name,
      valid_from: from,
      valid_to: to,
      is_late_entry: key === 'race-day',
      position: tierKeys.indexOf(key),
    })
    return [
      row('early', 'Early', null, closes),
      row('standard', 'Standard', closes, friday),
      row('race-day', 'At the desk', friday, null),
    ]
  })
}

export function priceRows(): PriceRow[] {
  const entries = tiered.flatMap((table) =>
    tierKeys.flatMap((tier) =>
      classKeys.flatMap((classKey, position) => {
        const visitor = classProfiles[classKey].fee + rises[tier]
        const row = {
          kind: 'entry' as const,
          price_tier_id: tierIdOf(table, tier),
          championship_class_id: classIdOf(classKey),
          position,
        }
        return both(`${table}/${tier}/${classKey}`, table, row, visitor, visitor - memberDiscount)
      }),
    ),
  )
  const hire = { kind: 'transponder_hire' as const, label: 'Transponder, a race day', position: 10 }
  const practice = { kind: 'track_practice' as const, label: 'Practice day' }
  const tickets = ticketKeys.flatMap((key, position) => {
    const { price, member } = ticketPlan[key]
    const row = { kind: 'ticket' as const, ticket_type_id: ticketTypeIdOf(key), position }
    return both(`training/${key}`, 'training', row, price, member)
  })
  return [
    ...entries,
    priceOf('season/hire', 'season', hire, hireFee),
    ...both('practice', 'practice', practice, practiceFees.visitor, practiceFees.member),
    ...tickets,
  ]
}

type Subject = Pick<PriceRow, 'kind'> & Partial<PriceRow>

/** Who rides for members' fees. A friend of the club supports it without racing and pays as a visitor. */
const ridingTypes = ['adult', 'junior', 'family'] as const

function both(name: string, table: Tables, row: Subject, visitor: number, member: number): PriceRow[] {
  const forMembers = ridingTypes.map((type) =>
    priceOf(`${name}/${type}`, table, { ...row, audience: 'member', member_of_type_id: typeIdOf(type) }, member),
  )
  return [priceOf(name, table, row, visitor), ...forMembers]
}

function priceOf(name: string, table: Tables, row: Subject, amount: number): PriceRow {
  return {
    ...row,
    id: demoId(`price/${name}`),
    organisation_id: ridgebackId,
    price_table_id: tableIdOf(table),
    amount_minor: amount * 100,
  }
}
