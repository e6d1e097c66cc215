import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type TimingFact, timingFact } from '#domain/timing/timing-fact.ts'
import type { Db } from '#server/db/client.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import { timingFacts } from '#server/db/tables/timing-facts.ts'
import type { RaceDay } from './race-day.ts'

type Part = { kind: TimingFact['kind'] } & Record<string, unknown>

/** Appends facts as a timekeeper's device does. `after_s`: seconds after the event's beginning. */
export async function appendFacts(db: Db, day: RaceDay, parts: { after_s: number; fact: Part }[]): Promise<void> {
  for (const { after_s, fact } of parts) {
    const at = new Date(day.startMs + after_s * 1000).toISOString()
    const base = { id: newId(), race_run_id: day.run.id, recorded_at: at, actor_id: null, device_id: 'test', seq: 0 }
    const withMoment = ['void', 'penalty'].includes(fact.kind) ? {} : { at }
    const payload = timingFact.parse({ ...base, ...withMoment, ...fact })
    await db.insert(timingFacts).values({
      id: payload.id,
      organisation_id: day.event.organisation_id,
      event_id: day.event.id,
      race_run_id: day.run.id,
      kind: payload.kind,
      at,
      recorded_at: at,
      device_id: 'test',
      seq: 0,
      payload,
    })
  }
}

export const start = { kind: 'start', wave: null } as const
export const close = { kind: 'close' } as const
export const passing = (number: string) => ({
  kind: 'passing' as const,
  event_sign_up_id: null,
  number,
  source: 'manual',
  backup: false,
  clock: null,
  transponder: null,
  precision: 'time',
})

/** The whole run: numbers in the order of each lap; lap 1 after about 60 s, lap 2 after about 120 s. */
export async function rideRace(db: Db, day: RaceDay, first: string[], second: string[]): Promise<void> {
  await appendFacts(db, day, [
    { after_s: 0, fact: start },
    ...first.map((number, index) => ({ after_s: 60 + index, fact: passing(number) })),
    ...second.map((number, index) => ({ after_s: 120 + index * 2, fact: passing(number) })),
    { after_s: 400, fact: close },
  ])
}

export async function setRunStatus(db: Db, day: RaceDay, status: (typeof raceRuns.$inferSelect)['status']) {
  await db.update(raceRuns).set({ status }).where(eq(raceRuns.id, day.run.id))
}
