import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { type TimingFact, timingFact } from '#domain/timing/timing-fact.ts'
import { createdAt, instant, primaryId } from '../columns.ts'
import { indexOn, notNegative, oneOfWords, refersTo, uniqueTogether } from '../constraints.ts'
import { organisations } from './organisations.ts'
import { raceRuns } from './runs.ts'
import { users } from './users.ts'

const factKinds = timingFact.def.options.flatMap((option) => option.shape.kind.def.values)

/**
 * Everything that happened on the line and at the desk: starts, passings, corrections, flags, penalties. Append-only:
 * triggers refuse UPDATE, DELETE and TRUNCATE. The id is the client's, so that a batch sent twice is stored once.
 */
export const timingFacts = pgTable(
  'timing_facts',
  {
    id: uuid().primaryKey(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    race_run_id: uuid().notNull(),
    kind: text().$type<TimingFact['kind']>().notNull(),
    /** The moment it happened, where the kind has one. */
    at: instant(),
    recorded_at: instant().notNull(),
    actor_id: uuid(),
    device_id: text().notNull(),
    /** Counts up per device, and may begin at 0 again: an order of one device's facts, never a key. */
    seq: integer().notNull(),
    source: text(),
    number: text(),
    transponder: text(),
    event_sign_up_id: uuid(),
    target_id: uuid(),
    /** The whole fact, as parsed; the columns above are copies for queries. */
    payload: jsonb().$type<TimingFact>().notNull(),
    received_at: createdAt(),
    /** Order of arrival at the server: what a reader has seen up to. */
    arrival: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (t) => [
    refersTo([t.race_run_id, t.event_id], [raceRuns.id, raceRuns.event_id]),
    refersTo([t.race_run_id, t.organisation_id], [raceRuns.id, raceRuns.organisation_id]),
    refersTo([t.actor_id], [users.id]),
    oneOfWords(t.kind, factKinds),
    notNegative(t.seq),
    indexOn(t.race_run_id, t.arrival),
    indexOn(t.event_id),
    indexOn(t.device_id, t.seq),
    indexOn(t.target_id),
    indexOn(t.actor_id),
  ],
)

/** A phone, laptop or decoder that sends timing facts. */
export const timingDevices = pgTable(
  'timing_devices',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    device_id: text().notNull(),
    label: text().notNull().default(''),
    /** Its reads are evidence while another source has one. */
    is_backup: boolean().notNull().default(false),
    last_seen_at: instant(),
    last_seq: integer(),
    app_version: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [refersTo([t.organisation_id], [organisations.id]), uniqueTogether(t.organisation_id, t.device_id)],
)
