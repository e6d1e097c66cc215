import { randomUUID } from 'node:crypto'
import { standardStandingsRules } from '#domain/championships/standings-rules.ts'
import { standardRunRules } from '#domain/timing/run-rules.ts'
import type { Db } from '#server/db/client.ts'
import { championships } from '#server/db/tables/championships.ts'
import { classAssignments } from '#server/db/tables/class-assignments.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { eventClasses } from '#server/db/tables/event-details.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import { events } from '#server/db/tables/events.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import { participants } from '#server/db/tables/participants.ts'
import { raceRunGroups, raceRuns } from '#server/db/tables/runs.ts'
import { users } from '#server/db/tables/users.ts'

// The smallest valid rows, for tests that need something to hang their own on. Each returns the inserted row.

function only<Row>(rows: Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('nothing was inserted')
  return row
}

export async function insertUser(db: Db, fields: Partial<typeof users.$inferInsert> = {}) {
  const email = `${randomUUID()}@example.org`
  return only(
    await db
      .insert(users)
      .values({ email, first_name: 'Jana', last_name: 'Nováková', ...fields })
      .returning(),
  )
}

export async function insertOrganisation(db: Db, fields: Partial<typeof organisations.$inferInsert> = {}) {
  const slug = `club-${randomUUID()}`
  return only(
    await db
      .insert(organisations)
      .values({ slug, name: 'Enduro Klub', short_name: 'EK', currency: 'CZK', time_zone: 'Europe/Prague', ...fields })
      .returning(),
  )
}

export async function insertParticipant(db: Db, fields: Partial<typeof participants.$inferInsert> = {}) {
  return only(
    await db
      .insert(participants)
      .values({ first_name: 'Petr', last_name: 'Svoboda', ...fields })
      .returning(),
  )
}

export async function insertChampionship(db: Db, organisationId: string) {
  return only(
    await db
      .insert(championships)
      .values({
        organisation_id: organisationId,
        name: 'Hall Cup',
        season: '2024-2025',
        standings_rules: standardStandingsRules,
      })
      .returning(),
  )
}

export async function insertChampionshipClass(
  db: Db,
  championship: { id: string; organisation_id: string },
  fields: Partial<typeof championshipClasses.$inferInsert> = {},
) {
  return only(
    await db
      .insert(championshipClasses)
      .values({
        organisation_id: championship.organisation_id,
        championship_id: championship.id,
        name: `Pro ${randomUUID()}`,
        short_label: 'PRO',
        plate_colour: '#ffd400',
        figure_colour: '#000000',
        ...fields,
      })
      .returning(),
  )
}

export async function insertEvent(
  db: Db,
  championship: { id: string; organisation_id: string },
  fields: Partial<typeof events.$inferInsert> = {},
) {
  return only(
    await db
      .insert(events)
      .values({
        organisation_id: championship.organisation_id,
        championship_id: championship.id,
        name: 'Round 1 Brno',
        short_name: 'Brno',
        event_type: 'race_event',
        start_date_time: '2025-03-15T08:00:00.000Z',
        end_date_time: '2025-03-15T17:00:00.000Z',
        time_zone: 'Europe/Prague',
        ...fields,
      })
      .returning(),
  )
}

/** A class entered into an event, a rider in it, and the rider's sign-up. */
export async function insertSignUp(
  db: Db,
  event: { id: string; organisation_id: string },
  championshipClass: { id: string; championship_id: string },
  fields: { start_number?: string; participant_id?: string } = {},
) {
  const { organisation_id } = event
  const { championship_id } = championshipClass
  const participant_id = fields.participant_id ?? (await insertParticipant(db)).uuid
  const championship_class_id = championshipClass.id
  const shared = { organisation_id, championship_id, championship_class_id }
  const eventClass = only(
    await db
      .insert(eventClasses)
      .values({ ...shared, event_id: event.id })
      .onConflictDoUpdate({ target: [eventClasses.event_id, eventClasses.championship_class_id], set: { note: '' } })
      .returning(),
  )
  const assignment = only(
    await db
      .insert(classAssignments)
      .values({ ...shared, participant_id, start_number: fields.start_number ?? null, state: 'active' })
      .returning(),
  )
  const signUp = only(
    await db
      .insert(eventSignUps)
      .values({
        organisation_id,
        event_id: event.id,
        participant_id,
        event_class_id: eventClass.id,
        championship_class_id,
        class_assignment_id: assignment.id,
        state: 'confirmed',
      })
      .returning(),
  )
  return { eventClass, assignment, signUp }
}

export async function insertRaceRun(db: Db, event: { id: string; organisation_id: string }) {
  const { organisation_id, id: event_id } = event
  const group = only(await db.insert(raceRunGroups).values({ organisation_id, event_id, name: 'Pro' }).returning())
  return only(
    await db
      .insert(raceRuns)
      .values({
        organisation_id,
        event_id,
        race_run_group_id: group.id,
        name: 'Final 1',
        kind: 'final',
        planned_start: '2025-03-15T10:00:00.000Z',
        rules: standardRunRules,
      })
      .returning(),
  )
}

/** The rows of one club's round: championship, class, event, rider, run. */
export async function insertRound(db: Db) {
  const organisation = await insertOrganisation(db)
  const championship = await insertChampionship(db, organisation.id)
  const championshipClass = await insertChampionshipClass(db, championship)
  const event = await insertEvent(db, championship)
  const entered = await insertSignUp(db, event, championshipClass)
  const raceRun = await insertRaceRun(db, event)
  return { organisation, championship, championshipClass, event, raceRun, ...entered }
}
