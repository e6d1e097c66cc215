import { eq } from 'drizzle-orm'
import type { StandingsRules } from '#domain/championships/standings-rules.ts'
import { pointsPresets } from '#domain/points/points-presets.ts'
import { type RunRules, standardRunRules } from '#domain/timing/run-rules.ts'
import type { Db } from '#server/db/client.ts'
import { championships } from '#server/db/tables/championships.ts'
import { classAssignments } from '#server/db/tables/class-assignments.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { eventClasses } from '#server/db/tables/event-details.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import type { events } from '#server/db/tables/events.ts'
import { pointsAllocations } from '#server/db/tables/points-allocations.ts'
import { raceRunGroupClasses, raceRuns } from '#server/db/tables/runs.ts'
import { systemScope } from '#server/http/organisation-scope.ts'
import {
  insertChampionship,
  insertChampionshipClass,
  insertEvent,
  insertOrganisation,
  insertParticipant,
  insertRaceRun,
  insertSignUp,
} from './sample-rows.ts'

/** Two laps, the first crossing is a lap, a lap takes at least a second: small enough to write down. */
const twoLaps: RunRules = {
  ...standardRunRules,
  format: { kind: 'laps', laps: 2 },
  min_lap_ms: 1000,
  first_crossing: 'lap',
}

export type RaceDay = Awaited<ReturnType<typeof insertRaceDay>>

/** A club with a site of its own, a published championship with a points table, and one class. */
export async function insertSeason(db: Db, host = 'club.example', rules: Partial<StandingsRules> = {}) {
  const organisation = await insertOrganisation(db, { site_hosts: [host] })
  const draft = await insertChampionship(db, organisation.id)
  const [championship = draft] = await db
    .update(championships)
    .set({ state: 'published', standings_rules: { ...draft.standings_rules, ...rules } })
    .where(eq(championships.id, draft.id))
    .returning()
  const [allocation] = await db
    .insert(pointsAllocations)
    .values({
      organisation_id: organisation.id,
      championship_id: championship.id,
      name: 'Motocross',
      allocation: pointsPresets.motocross,
    })
    .returning()
  const pro = await insertChampionshipClass(db, championship, { name: 'Pro', short_label: 'P' })
  await db
    .update(championshipClasses)
    .set({ points_allocation_id: allocation?.id ?? null })
    .where(eq(championshipClasses.id, pro.id))
  return { scope: systemScope(organisation.id), organisation, championship, pro }
}

export type InsertedSeason = Awaited<ReturnType<typeof insertSeason>>

/** Three riders of the season: 7, 31 and 214. */
export async function insertRiders(db: Db) {
  const shown = { is_listed_publicly: true }
  return [
    { number: '7', ...(await insertParticipant(db, { first_name: 'Łukasz', last_name: 'Wójcik', ...shown })) },
    { number: '31', ...(await insertParticipant(db, { first_name: 'Jakub', last_name: 'Dvořák', ...shown })) },
    { number: '214', ...(await insertParticipant(db, { first_name: 'Zofia', last_name: 'Kowalska' })) },
  ]
}

export type Riders = Awaited<ReturnType<typeof insertRiders>>

/** A published round with the riders entered and one final that has not begun. */
export async function insertRaceDay(
  db: Db,
  season: InsertedSeason,
  riders: Riders,
  fields: Partial<typeof events.$inferInsert> = {},
) {
  const event = await insertEvent(db, season.championship, { is_published: true, round_number: 1, ...fields })
  const run = await insertRaceRun(db, event)
  await db
    .update(raceRuns)
    .set({ rules: twoLaps, name: 'Pro final', planned_start: event.start_date_time })
    .where(eq(raceRuns.id, run.id))
  const signUps = new Map<string, string>()
  let isGrouped = false
  for (const rider of riders) {
    const { signUp, eventClass } = await enter(db, season, event, rider)
    signUps.set(rider.number, signUp.id)
    if (!isGrouped) {
      const { race_run_group_id } = run
      await db
        .insert(raceRunGroupClasses)
        .values({ race_run_group_id, event_class_id: eventClass.id, event_id: event.id })
    }
    isGrouped = true
  }
  return { event, run, signUps, startMs: Date.parse(event.start_date_time) }
}

/** A rider has one assignment per season: entered again, it is used again. */
async function enter(db: Db, season: InsertedSeason, event: RaceDay['event'], rider: Riders[number]) {
  const [known] = await db.select().from(classAssignments).where(eq(classAssignments.participant_id, rider.uuid))
  if (known === undefined) {
    return insertSignUp(db, event, season.pro, { start_number: rider.number, participant_id: rider.uuid })
  }
  const shared = { organisation_id: event.organisation_id, event_id: event.id, championship_class_id: season.pro.id }
  const [eventClass] = await db
    .insert(eventClasses)
    .values({ ...shared, championship_id: season.championship.id })
    .onConflictDoUpdate({ target: [eventClasses.event_id, eventClasses.championship_class_id], set: { note: '' } })
    .returning()
  if (eventClass === undefined) throw new Error('nothing was inserted')
  const [signUp] = await db
    .insert(eventSignUps)
    .values({
      ...shared,
      participant_id: rider.uuid,
      event_class_id: eventClass.id,
      class_assignment_id: known.id,
      state: 'confirmed',
    })
    .returning()
  if (signUp === undefined) throw new Error('nothing was inserted')
  return { eventClass, signUp }
}
