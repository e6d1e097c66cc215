import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StandingsRow } from '#domain/championships/championship-words.ts'
import type { StandingsRules } from '#domain/championships/standings-rules.ts'
import { publicationState } from '#domain/runs/publication-state.ts'
import { createdAt, instant, primaryId, word } from '../columns.ts'
import { indexOn, oneOf, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { championshipClasses } from './classes.ts'
import { events } from './events.ts'
import { participants } from './participants.ts'
import { users } from './users.ts'

/** A published championship table of a class; what `result_versions` is for a run, with the same guard. */
export const standingsVersions = pgTable(
  'standings_versions',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    championship_id: uuid().notNull(),
    championship_class_id: uuid().notNull(),
    version_number: integer().notNull(),
    state: word(publicationState).notNull(),
    reason: text().notNull().default(''),
    rules: jsonb().$type<StandingsRules>().notNull(),
    published_at: instant().notNull().defaultNow(),
    published_by_id: uuid(),
    official_at: instant(),
    official_by_id: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    refersTo(
      [t.championship_class_id, t.championship_id],
      [championshipClasses.id, championshipClasses.championship_id],
    ),
    refersTo(
      [t.championship_class_id, t.organisation_id],
      [championshipClasses.id, championshipClasses.organisation_id],
    ),
    refersTo([t.published_by_id], [users.id]),
    refersTo([t.official_by_id], [users.id]),
    oneOf(t.state, publicationState),
    positive(t.version_number),
    uniqueTogether(t.championship_class_id, t.version_number),
    indexOn(t.championship_id),
    indexOn(t.published_by_id),
    indexOn(t.official_by_id),
  ],
)

/** A rider's line of a published table; append-only. The key is rider and class, never the number. */
export const standingsRows = pgTable(
  'standings_rows',
  {
    id: primaryId(),
    standings_version_id: uuid().notNull(),
    participant_id: uuid().notNull(),
    position: integer(),
    points: numeric({ precision: 9, scale: 2, mode: 'number' }).notNull(),
    start_number: text(),
    /** Rounds with counted and dropped scores, adjustments, the tie-break step reached. */
    row: jsonb().$type<StandingsRow>().notNull(),
  },
  (t) => [
    refersTo([t.standings_version_id], [standingsVersions.id]),
    refersTo([t.participant_id], [participants.uuid]),
    uniqueTogether(t.standings_version_id, t.participant_id),
    indexOn(t.participant_id),
  ],
)

/** Points given or taken by a decision. Append-only; it may be voided once. */
export const standingsAdjustments = pgTable(
  'standings_adjustments',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    championship_class_id: uuid().notNull(),
    participant_id: uuid().notNull(),
    /** The round it belongs to; null: the season. */
    event_id: uuid(),
    points: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    reason: text().notNull(),
    /** A zero that the drop rule may not drop. */
    is_undroppable_zero: boolean().notNull().default(false),
    created_by_id: uuid(),
    voided_at: instant(),
    voided_by_id: uuid(),
    void_reason: text(),
    created_at: createdAt(),
  },
  (t) => [
    refersTo(
      [t.championship_class_id, t.organisation_id],
      [championshipClasses.id, championshipClasses.organisation_id],
    ),
    refersTo([t.participant_id], [participants.uuid]),
    refersTo([t.event_id, t.organisation_id], [events.id, events.organisation_id]),
    refersTo([t.created_by_id], [users.id]),
    refersTo([t.voided_by_id], [users.id]),
    check('standings_adjustments_reason', sql`btrim(${t.reason}) <> ''`),
    indexOn(t.championship_class_id, t.participant_id),
    indexOn(t.participant_id),
    indexOn(t.event_id),
    indexOn(t.created_by_id),
    indexOn(t.voided_by_id),
  ],
)
