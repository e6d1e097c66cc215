import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { resultImportState } from '#domain/runs/result-import-state.ts'
import { instant, type JsonObject, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, oneOf, refersTo, uniqueTogether, uniqueWhere } from '../constraints.ts'
import { events } from './events.ts'
import { organisations } from './organisations.ts'
import { raceRuns } from './runs.ts'
import { users } from './users.ts'

/** An uploaded result file: a batch that can be looked at, applied and undone. It invents no passings. */
export const resultImports = pgTable(
  'result_imports',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    race_run_id: uuid(),
    file_name: text().notNull(),
    /** Recognises the same file when it comes again. */
    file_sha256: text().notNull(),
    mapping: jsonb().$type<JsonObject>().notNull(),
    rows: jsonb().$type<JsonObject[]>().notNull(),
    state: word(resultImportState).notNull().default('preview'),
    uploaded_by_id: uuid(),
    applied_at: instant(),
    undone_at: instant(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.event_id, t.organisation_id], [events.id, events.organisation_id]),
    refersTo([t.race_run_id, t.event_id], [raceRuns.id, raceRuns.event_id]),
    refersTo([t.uploaded_by_id], [users.id]),
    oneOf(t.state, resultImportState),
    uniqueTogether(t.id, t.event_id),
    uniqueWhere([t.event_id, t.race_run_id, t.file_sha256], sql`${t.state} = 'applied'`),
    indexOn(t.race_run_id),
    indexOn(t.uploaded_by_id),
  ],
)

/** A saved column mapping for files of one kind. */
export const importProfiles = pgTable(
  'import_profiles',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    name: text().notNull(),
    mapping: jsonb().$type<JsonObject>().notNull(),
    ...timestamps(),
  },
  (t) => [refersTo([t.organisation_id], [organisations.id]), uniqueTogether(t.organisation_id, t.name)],
)
