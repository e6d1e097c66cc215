import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { runStatus } from '#domain/events/event-status.ts'
import { raceRunEntrySource } from '#domain/runs/race-run-entry.ts'
import { runKind } from '#domain/timing/run-kind.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'
import { instant, type JsonObject, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, notNegative, oneOf, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { eventClasses } from './event-details.ts'
import { eventSignUps } from './event-sign-ups.ts'
import { events } from './events.ts'

/** The riders who go to the gate together; may mix classes and start in waves. */
export const raceRunGroups = pgTable(
  'race_run_groups',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    name: text().notNull(),
    gate_size: integer(),
    position: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.event_id, t.organisation_id], [events.id, events.organisation_id], 'cascade'),
    positive(t.gate_size),
    uniqueTogether(t.id, t.event_id),
    indexOn(t.event_id, t.position),
  ],
)

/** Riders of a group who start together, `gap_ms` after the start of the run; facts name the wave. */
export const raceRunGroupWaves = pgTable(
  'race_run_group_waves',
  {
    race_run_group_id: uuid().notNull(),
    name: text().notNull(),
    gap_ms: integer().notNull().default(0),
    position: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ columns: [t.race_run_group_id, t.name], name: 'race_run_group_waves_key' }),
    refersTo([t.race_run_group_id], [raceRunGroups.id], 'cascade'),
    notNegative(t.gap_ms),
  ],
)

/** A class of a group and the wave in which it starts. */
export const raceRunGroupClasses = pgTable(
  'race_run_group_classes',
  {
    race_run_group_id: uuid().notNull(),
    event_class_id: uuid().notNull(),
    event_id: uuid().notNull(),
    /** Null: with the whole group. */
    wave: text(),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ columns: [t.race_run_group_id, t.event_class_id], name: 'race_run_group_classes_key' }),
    refersTo([t.race_run_group_id, t.event_id], [raceRunGroups.id, raceRunGroups.event_id], 'cascade'),
    refersTo([t.event_class_id, t.event_id], [eventClasses.id, eventClasses.event_id], 'cascade'),
    refersTo([t.race_run_group_id, t.wave], [raceRunGroupWaves.race_run_group_id, raceRunGroupWaves.name]),
    indexOn(t.event_class_id),
  ],
)

/** A rider put into a group by hand, whatever the class says. */
export const raceRunGroupMembers = pgTable(
  'race_run_group_members',
  {
    race_run_group_id: uuid().notNull(),
    event_sign_up_id: uuid().notNull(),
    event_id: uuid().notNull(),
    wave: text(),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ columns: [t.race_run_group_id, t.event_sign_up_id], name: 'race_run_group_members_key' }),
    refersTo([t.race_run_group_id, t.event_id], [raceRunGroups.id, raceRunGroups.event_id], 'cascade'),
    refersTo([t.event_sign_up_id, t.event_id], [eventSignUps.id, eventSignUps.event_id], 'cascade'),
    refersTo([t.race_run_group_id, t.wave], [raceRunGroupWaves.race_run_group_id, raceRunGroupWaves.name]),
    indexOn(t.event_sign_up_id),
  ],
)

/** One timed session of a group. */
export const raceRuns = pgTable(
  'race_runs',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    race_run_group_id: uuid().notNull(),
    name: text().notNull(),
    kind: word(runKind).notNull(),
    status: word(runStatus).notNull().default('scheduled'),
    position: integer().notNull().default(0),
    planned_start: instant().notNull(),
    /** The first start fact in force, kept here for lists by whoever appends the facts. */
    actual_start: instant(),
    rules: jsonb().$type<RunRules>().notNull(),
    counts_for_points: boolean().notNull().default(true),
    /** From which runs the start list is filled, and the order of gate picks. */
    transfer: jsonb().$type<JsonObject>(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.event_id, t.organisation_id], [events.id, events.organisation_id]),
    refersTo([t.race_run_group_id, t.event_id], [raceRunGroups.id, raceRunGroups.event_id]),
    oneOf(t.kind, runKind),
    oneOf(t.status, runStatus),
    uniqueTogether(t.id, t.event_id),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.event_id, t.position),
    indexOn(t.race_run_group_id),
  ],
)

/** The start list of a run, where it is not simply its group. */
export const raceRunEntries = pgTable(
  'race_run_entries',
  {
    race_run_id: uuid().notNull(),
    event_sign_up_id: uuid().notNull(),
    event_id: uuid().notNull(),
    gate_pick: integer(),
    wave: text(),
    source: word(raceRunEntrySource).notNull(),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ columns: [t.race_run_id, t.event_sign_up_id], name: 'race_run_entries_key' }),
    refersTo([t.race_run_id, t.event_id], [raceRuns.id, raceRuns.event_id], 'cascade'),
    refersTo([t.event_sign_up_id, t.event_id], [eventSignUps.id, eventSignUps.event_id], 'cascade'),
    oneOf(t.source, raceRunEntrySource),
    positive(t.gate_pick),
    indexOn(t.event_sign_up_id),
  ],
)
