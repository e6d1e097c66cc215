import { and, eq, sql } from 'drizzle-orm'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import type { EventCard } from '#domain/events/event-words.ts'
import type { Image } from '#domain/gallery/image.ts'
import { plateJson } from '#server/classes/plate-columns.ts'
import type { Db } from '#server/db/client.ts'
import { championships } from '#server/db/tables/championships.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { eventClasses } from '#server/db/tables/event-details.ts'
import { events } from '#server/db/tables/events.ts'
import { images } from '#server/db/tables/gallery.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import { priceTables } from '#server/db/tables/price-tables.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import { ticketTypes } from '#server/db/tables/tickets.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { takenInClass, takenOfTicket } from './taken-places.ts'

/** A class of an event as a card needs it. */
export type CardClass = ClassPlate & { capacity: number | null; taken: number }
export type CardTicket = { id: string; price_minor: number; capacity: number | null; taken: number }
export type EventCardRow = Awaited<ReturnType<typeof listEventCardRows>>[number]

const pictures = sql<Image[] | null>`(
  select json_agg(json_build_object('image', ${images.image}, 'image_dark', ${images.image_dark}, 'alt', ${images.alt},
    'width', ${images.width}, 'height', ${images.height}) order by ${images.position}, ${images.id})
  from ${images} where ${images.image_set_id} = ${events.image_set_id})`

const classes = sql<CardClass[]>`coalesce((
  select json_agg((${plateJson})::jsonb || jsonb_build_object(
      'capacity', coalesce(${eventClasses.capacity}, ${championshipClasses.capacity_per_event}),
      'taken', ${takenInClass})
    order by ${eventClasses.position}, ${championshipClasses.position}, ${championshipClasses.name})
  from ${eventClasses} join ${championshipClasses}
    on ${championshipClasses.id} = ${eventClasses.championship_class_id}
  where ${eventClasses.event_id} = ${events.id}), '[]')`

const tickets = sql<CardTicket[]>`coalesce((
  select json_agg(json_build_object('id', ${ticketTypes.id}, 'price_minor', ${ticketTypes.price_minor},
      'capacity', ${ticketTypes.capacity}, 'taken', ${takenOfTicket})
    order by ${ticketTypes.position}, ${ticketTypes.id})
  from ${ticketTypes} where ${ticketTypes.event_id} = ${events.id} and ${ticketTypes.is_on_sale}), '[]')`

const liveRunId = sql<string | null>`(
  select ${raceRuns.id} from ${raceRuns}
  where ${raceRuns.event_id} = ${events.id} and ${raceRuns.status} in ('running', 'red_flagged')
  order by ${raceRuns.actual_start} desc nulls last limit 1)`

/** The event's own price table, else the first of its championship. */
const priceTableId = sql<string | null>`coalesce(${events.price_table_id}, (
  select ${priceTables.id} from ${priceTables}
  where ${priceTables.championship_id} = ${events.championship_id} and ${priceTables.archived_at} is null
  order by ${priceTables.position}, ${priceTables.id} limit 1))`

/** The rows behind the cards of these events, in no order. One prepared statement. `now`: which holds still hold. */
export async function listEventCardRows(db: Db, scope: OrganisationScope, ids: readonly string[], now: string) {
  const statement = db
    .select({
      event: events,
      currency: organisations.currency,
      championship: sql<EventCard['championship']>`case when ${championships.state} in ('published', 'archived')
        then json_build_object('id', ${championships.id}, 'name', ${championships.name}) end`,
      pictures,
      classes,
      tickets,
      live_race_run_id: liveRunId,
      price_table_id: priceTableId,
    })
    .from(events)
    .innerJoin(organisations, eq(organisations.id, events.organisation_id))
    .leftJoin(championships, eq(championships.id, events.championship_id))
    .where(
      and(
        sql`${events.id} = any(${sql.placeholder('ids')}::uuid[])`,
        eq(events.organisation_id, sql.placeholder('organisation_id')),
        eq(events.is_published, true),
      ),
    )
    .prepare('event_cards')
  return statement.execute({ ids, organisation_id: scope.organisation_id, now })
}
