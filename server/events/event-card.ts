import type { ClassPlate } from '#domain/classes/class-words.ts'
import type { EventCard } from '#domain/events/event-words.ts'
import type { Db } from '#server/db/client.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import type { PriceTableRows } from '#server/prices/price-lookup.ts'
import { findPriceTables } from '#server/prices/price-table-store.ts'
import { type EventCardRow, listEventCardRows } from './event-card-store.ts'
import { priceFrom } from './event-fees.ts'
import { placesLeft } from './places-left.ts'
import { statusWords } from './present-status.ts'

/** A card with what it was made of, for whoever shows more of the event. */
export type LoadedCard = { row: EventCardRow; table: PriceTableRows | null; card: EventCard }

/** The cards of these events in the order of the ids; foreign, unknown and unpublished ids are left out. */
export async function loadEventCards(
  db: Db,
  scope: OrganisationScope,
  ids: readonly string[],
  nowMs: number,
): Promise<LoadedCard[]> {
  if (ids.length === 0) return []
  const rows = await listEventCardRows(db, scope, ids, new Date(nowMs).toISOString())
  const tableIds = [...new Set(rows.flatMap((row) => row.price_table_id ?? []))]
  const tables = await findPriceTables(db, scope, tableIds)
  const byId = new Map(rows.map((row) => [row.event.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (row === undefined) return []
    const table = tables.get(row.price_table_id ?? '') ?? null
    return [{ row, table, card: eventCardOf(row, table, nowMs) }]
  })
}

function eventCardOf(row: EventCardRow, table: PriceTableRows | null, nowMs: number): EventCard {
  const { event, classes, tickets } = row
  const offer = { class_ids: classes.map(({ id }) => id), tickets }
  return {
    id: event.id,
    pk: event.id,
    name: event.name,
    short_name: event.short_name,
    start_date_time: event.start_date_time,
    end_date_time: event.end_date_time,
    time_zone: event.time_zone,
    ...statusWords(event, nowMs),
    results_available: event.results_available,
    event_type: event.event_type,
    round_number: event.round_number,
    venue_name: event.venue_name,
    venue_city: event.venue_city,
    teaser: event.teaser,
    gallery: row.pictures === null ? null : { image_set: row.pictures },
    championship: row.championship,
    classes: classes.map(plateOf),
    places_left: placesLeft(event.capacity, [...classes, ...tickets]),
    price_from_minor: priceFrom(table, offer, nowMs),
    currency: table?.currency ?? row.currency,
    sign_ups_close_at: event.sign_ups_close_at,
    cancelled: event.cancelled_at !== null,
    live_race_run_id: row.live_race_run_id,
  }
}

function plateOf({ id, name, short_label, plate_colour, figure_colour }: ClassPlate): ClassPlate {
  return { id, name, short_label, plate_colour, figure_colour }
}
