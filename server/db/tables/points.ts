import { integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { resultStatus } from '#domain/results/result-status.ts'
import { type JsonObject, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, oneOf, refersTo, uniqueTogether } from '../constraints.ts'
import { eventClasses } from './event-details.ts'
import { eventSignUps } from './event-sign-ups.ts'
import { events } from './events.ts'
import { pointsAllocations } from './points-allocations.ts'
import { resultVersions } from './results.ts'
import { raceRuns } from './runs.ts'

const pointsNumber = () => numeric({ precision: 8, scale: 2, mode: 'number' })

/** What a rider scored in one run of a class, from which version of the result and by which allocation. */
export const classPoints = pgTable(
  'class_points',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    race_run_id: uuid().notNull(),
    result_version_id: uuid().notNull(),
    points_allocation_id: uuid().notNull(),
    championship_class_id: uuid().notNull(),
    event_sign_up_id: uuid().notNull(),
    participant_id: uuid().notNull(),
    /** Place in the class. */
    position: integer(),
    status: word(resultStatus).notNull(),
    /** Bonuses and deductions included; `bonus` is their part. */
    points: pointsNumber().notNull(),
    bonus: pointsNumber().notNull().default(0),
    /** Where they come from: place, holeshot, fastest lap, penalty. */
    breakdown: jsonb().$type<JsonObject>().notNull().default({}),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.event_id, t.organisation_id], [events.id, events.organisation_id]),
    refersTo([t.event_id, t.championship_class_id], [eventClasses.event_id, eventClasses.championship_class_id]),
    refersTo([t.race_run_id, t.event_id], [raceRuns.id, raceRuns.event_id]),
    refersTo([t.result_version_id, t.event_id], [resultVersions.id, resultVersions.event_id]),
    refersTo([t.points_allocation_id, t.organisation_id], [pointsAllocations.id, pointsAllocations.organisation_id]),
    refersTo([t.event_sign_up_id, t.event_id], [eventSignUps.id, eventSignUps.event_id]),
    refersTo([t.event_sign_up_id, t.participant_id], [eventSignUps.id, eventSignUps.participant_id]),
    oneOf(t.status, resultStatus),
    uniqueTogether(t.race_run_id, t.event_sign_up_id),
    indexOn(t.event_id, t.championship_class_id),
    indexOn(t.result_version_id),
    indexOn(t.points_allocation_id),
    indexOn(t.event_sign_up_id),
    indexOn(t.participant_id),
  ],
)

/** A rider's overall of an event and class: the sum of the counting runs, and the place it gave. */
export const eventPoints = pgTable(
  'event_points',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    championship_class_id: uuid().notNull(),
    event_sign_up_id: uuid().notNull(),
    participant_id: uuid().notNull(),
    position: integer(),
    points: pointsNumber().notNull(),
    /** What broke a tie with the rider behind, in words. */
    tie_note: text(),
    breakdown: jsonb().$type<JsonObject>().notNull().default({}),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.event_id, t.organisation_id], [events.id, events.organisation_id]),
    refersTo([t.event_id, t.championship_class_id], [eventClasses.event_id, eventClasses.championship_class_id]),
    refersTo([t.event_sign_up_id, t.event_id], [eventSignUps.id, eventSignUps.event_id]),
    refersTo([t.event_sign_up_id, t.participant_id], [eventSignUps.id, eventSignUps.participant_id]),
    uniqueTogether(t.event_id, t.championship_class_id, t.participant_id),
    indexOn(t.event_sign_up_id),
    indexOn(t.participant_id),
  ],
)
