import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { eventStatus } from '#domain/events/event-status.ts'
import { eventType } from '#domain/events/event-words.ts'
import { instant, paragraphs, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, inOrder, oneOf, positive, refersTo, uniqueTogether, uniqueWhere } from '../constraints.ts'
import { championships } from './championships.ts'
import { formTemplates } from './forms.ts'
import { imageSets, images } from './gallery.ts'
import { indemnityTemplates } from './indemnity-templates.ts'
import { organisations } from './organisations.ts'
import { priceTables } from './price-tables.ts'

/** One meeting; usually a round of a championship. */
export const events = pgTable(
  'events',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    championship_id: uuid(),
    name: text().notNull(),
    /** For columns and the season line: `Brno`. */
    short_name: text().notNull(),
    event_type: word(eventType).notNull(),
    /** Visitors see nothing of an event before it is published. */
    is_published: boolean().notNull().default(false),
    status: word(eventStatus).notNull().default('visible'),
    /** When somebody last set the status by hand; the window's later dates may move it again. */
    status_set_at: instant().notNull().defaultNow(),
    results_available: boolean().notNull().default(false),
    cancelled_at: instant(),
    start_date_time: instant().notNull(),
    end_date_time: instant().notNull(),
    /** IANA name. */
    time_zone: text().notNull(),
    sign_ups_open_at: instant(),
    sign_ups_close_at: instant(),
    withdrawals_until: instant(),
    capacity: integer(),
    round_number: integer(),
    venue_name: text().notNull().default(''),
    venue_address: text().notNull().default(''),
    venue_city: text().notNull().default(''),
    venue_country: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    teaser: text().notNull().default(''),
    description: paragraphs(),
    /** What to bring, one thing a line. */
    bring: paragraphs(),
    image_set_id: uuid(),
    track_plan_image_id: uuid(),
    price_table_id: uuid(),
    indemnity_template_id: uuid(),
    form_template_id: uuid(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.championship_id, t.organisation_id], [championships.id, championships.organisation_id]),
    refersTo([t.image_set_id, t.organisation_id], [imageSets.id, imageSets.organisation_id]),
    refersTo([t.track_plan_image_id, t.organisation_id], [images.id, images.organisation_id]),
    refersTo([t.price_table_id, t.organisation_id], [priceTables.id, priceTables.organisation_id]),
    refersTo([t.indemnity_template_id, t.organisation_id], [indemnityTemplates.id, indemnityTemplates.organisation_id]),
    refersTo([t.form_template_id, t.organisation_id], [formTemplates.id, formTemplates.organisation_id]),
    oneOf(t.event_type, eventType),
    oneOf(t.status, eventStatus),
    inOrder(t.start_date_time, t.end_date_time),
    inOrder(t.sign_ups_open_at, t.sign_ups_close_at),
    positive(t.capacity),
    positive(t.round_number),
    check('events_latitude', sql`${t.latitude} between -90 and 90`),
    check('events_longitude', sql`${t.longitude} between -180 and 180`),
    uniqueTogether(t.id, t.organisation_id),
    uniqueTogether(t.id, t.championship_id),
    uniqueWhere([t.championship_id, t.round_number], sql`${t.cancelled_at} is null`),
    indexOn(t.organisation_id, t.start_date_time),
    indexOn(t.image_set_id),
    indexOn(t.track_plan_image_id),
    indexOn(t.price_table_id),
    indexOn(t.indemnity_template_id),
    indexOn(t.form_template_id),
  ],
)
