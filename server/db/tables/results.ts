import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ResultRow } from '#domain/results/result-row.ts'
import { resultStatus } from '#domain/results/result-status.ts'
import { publicationState } from '#domain/runs/publication-state.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'
import { createdAt, instant, primaryId, word } from '../columns.ts'
import { indexOn, oneOf, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { championshipClasses } from './classes.ts'
import { eventSignUps } from './event-sign-ups.ts'
import { participants } from './participants.ts'
import { resultImports } from './result-imports.ts'
import { raceRuns } from './runs.ts'
import { users } from './users.ts'

/**
 * A published result of a run. Later edits make the next version with a reason. Triggers let only `state` change, from
 * provisional to official, with the moment and the person.
 */
export const resultVersions = pgTable(
  'result_versions',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    race_run_id: uuid().notNull(),
    version_number: integer().notNull(),
    state: word(publicationState).notNull(),
    /** Why there is another version; empty for the first. */
    reason: text().notNull().default(''),
    /** The rules it was made by, and the last fact it knew (`timing_facts.arrival`). */
    rules: jsonb().$type<RunRules>().notNull(),
    last_arrival: bigint({ mode: 'number' }),
    result_import_id: uuid(),
    published_at: instant().notNull().defaultNow(),
    published_by_id: uuid(),
    official_at: instant(),
    official_by_id: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    refersTo([t.race_run_id, t.event_id], [raceRuns.id, raceRuns.event_id]),
    refersTo([t.race_run_id, t.organisation_id], [raceRuns.id, raceRuns.organisation_id]),
    refersTo([t.result_import_id, t.event_id], [resultImports.id, resultImports.event_id]),
    refersTo([t.published_by_id], [users.id]),
    refersTo([t.official_by_id], [users.id]),
    oneOf(t.state, publicationState),
    positive(t.version_number),
    uniqueTogether(t.race_run_id, t.version_number),
    uniqueTogether(t.id, t.event_id),
    indexOn(t.event_id),
    indexOn(t.result_import_id),
    indexOn(t.published_by_id),
    indexOn(t.official_by_id),
  ],
)

/** A rider's line of a published version; append-only. Columns are copies out of `row` for lists and histories. */
export const resultRows = pgTable(
  'result_rows',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    result_version_id: uuid().notNull(),
    event_sign_up_id: uuid().notNull(),
    participant_id: uuid().notNull(),
    championship_class_id: uuid().notNull(),
    start_number: text().notNull(),
    rank: integer().notNull(),
    position: integer(),
    class_position: integer(),
    status: word(resultStatus).notNull(),
    laps: integer().notNull(),
    total_ms: integer(),
    best_lap_ms: integer(),
    row: jsonb().$type<ResultRow>().notNull(),
  },
  (t) => [
    refersTo([t.result_version_id, t.event_id], [resultVersions.id, resultVersions.event_id]),
    refersTo([t.event_sign_up_id, t.event_id], [eventSignUps.id, eventSignUps.event_id]),
    refersTo([t.event_sign_up_id, t.participant_id], [eventSignUps.id, eventSignUps.participant_id]),
    refersTo(
      [t.championship_class_id, t.organisation_id],
      [championshipClasses.id, championshipClasses.organisation_id],
    ),
    oneOf(t.status, resultStatus),
    uniqueTogether(t.result_version_id, t.event_sign_up_id),
    indexOn(t.event_sign_up_id),
    indexOn(t.participant_id),
    indexOn(t.championship_class_id),
    refersTo([t.participant_id], [participants.uuid]),
  ],
)
