import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { championships } from '#server/db/tables/championships.ts'
import { eventTimetableRows } from '#server/db/tables/event-details.ts'
import { events } from '#server/db/tables/events.ts'
import { memberships, membershipTypes } from '#server/db/tables/memberships.ts'
import { participants } from '#server/db/tables/participants.ts'
import { priceTiers } from '#server/db/tables/price-tables.ts'
import { championshipId, eventIdOf, ridgebackId } from '../season/season-ids.ts'
import { severEventId, severId } from '../second-club/sever-rows.ts'
import { tieredTableIds } from '../shop/price-rows.ts'

const WEEK_MS = 7 * 86_400_000
const coming = (['kamenny', 'stepanov', 'bela', 'final', 'training'] as const).map(eventIdOf)

/**
 * When the registration of the next round has closed while nobody looked, moves everything that is still to come forward by
 * whole weeks: the demo begins at the start of a registration, not at its end. What has been raced stays where it is.
 */
export async function refreshDemoDates(tx: Db, nowMs: number): Promise<void> {
  const [next] = await tx
    .select({ closes_at: events.sign_ups_close_at })
    .from(events)
    .where(eq(events.id, eventIdOf('kamenny')))
  if (!next?.closes_at || Date.parse(next.closes_at) > nowMs) return
  const weeks = Math.floor((nowMs - Date.parse(next.closes_at)) / WEEK_MS) + 1
  await moveEvents(tx, weeks)
  await moveFees(tx, weeks)
  await moveTerms(tx, weeks)
}

const later = (column: PgColumn, weeks: number): SQL => sql`${column} + make_interval(weeks => ${weeks})`
const laterDay = (column: PgColumn, weeks: number): SQL => sql`(${column} + make_interval(weeks => ${weeks}))::date`

async function moveEvents(tx: Db, weeks: number): Promise<void> {
  const moved = [...coming, severEventId(2)]
  await tx
    .update(events)
    .set({
      start_date_time: later(events.start_date_time, weeks),
      end_date_time: later(events.end_date_time, weeks),
      sign_ups_open_at: later(events.sign_ups_open_at, weeks),
      sign_ups_close_at: later(events.sign_ups_close_at, weeks),
      withdrawals_until: later(events.withdrawals_until, weeks),
    })
    .where(and(inArray(events.organisation_id, [ridgebackId, severId]), inArray(events.id, moved)))
  await tx
    .update(eventTimetableRows)
    .set({ starts_at: later(eventTimetableRows.starts_at, weeks) })
    .where(inArray(eventTimetableRows.event_id, moved))
}

/** The last tier first, because tiers of one table never overlap, not even in between. */
async function moveFees(tx: Db, weeks: number): Promise<void> {
  for (const position of [2, 1, 0]) {
    await tx
      .update(priceTiers)
      .set({ valid_from: later(priceTiers.valid_from, weeks), valid_to: later(priceTiers.valid_to, weeks) })
      .where(and(inArray(priceTiers.price_table_id, [...tieredTableIds]), eq(priceTiers.position, position)))
  }
}

/** The season ends later, and with it memberships and licences. */
async function moveTerms(tx: Db, weeks: number): Promise<void> {
  await tx
    .update(championships)
    .set({ ends_on: laterDay(championships.ends_on, weeks) })
    .where(eq(championships.id, championshipId))
  await tx
    .update(membershipTypes)
    .set({ fixed_to: laterDay(membershipTypes.fixed_to, weeks) })
    .where(eq(membershipTypes.organisation_id, ridgebackId))
  await tx
    .update(memberships)
    .set({ valid_to: laterDay(memberships.valid_to, weeks) })
    .where(eq(memberships.organisation_id, ridgebackId))
  await tx.update(participants).set({ race_license_expires_on: laterDay(participants.race_license_expires_on, weeks) })
}
