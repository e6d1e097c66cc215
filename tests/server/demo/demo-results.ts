import { eq } from 'drizzle-orm'
import { classSeason } from '#server/championships/class-season.ts'
import { loadSeason } from '#server/championships/load-season.ts'
import type { Db } from '#server/db/client.ts'
import { participantIdOf } from '#server/db/demo/people/people-rows.ts'
import type { ClassKey } from '#server/db/demo/riders/rider-profile.ts'
import { championshipId, classIdOf, ridgebackId, runIdOf } from '#server/db/demo/season/season-ids.ts'
import { seasonRules } from '#server/db/demo/season/standings-settings.ts'
import { raceRuns } from '#server/db/tables/runs.ts'
import { systemScope } from '#server/http/organisation-scope.ts'
import { deriveRun } from '#server/results/derive-run.ts'

/** The moment from which the demo is seen in tests. */
export const demoNow = Date.parse('2025-03-06T19:40:00.000Z')

/** The result of a run of the first club as its facts have it, by rider. */
export async function demoRun(db: Db, event: 'brno' | 'lipno' | 'hall' | 'arena', run: string) {
  const [row] = await db
    .select()
    .from(raceRuns)
    .where(eq(raceRuns.id, runIdOf(event, run)))
  if (!row) throw new Error(`there is no run ${run}`)
  const derived = await deriveRun(db, row)
  const rider = (key: string) => {
    const found = derived.rows.find(({ participant_id }) => participant_id === participantIdOf(key))
    if (!found) throw new Error(`${key} did not ride`)
    return found
  }
  return { ...derived, run: row, rider }
}

/** The table of a class as it stands, by rider. */
export async function demoTable(db: Db, classKey: ClassKey) {
  const scope = systemScope(ridgebackId)
  const championship = { id: championshipId, standings_rules: seasonRules }
  const season = await loadSeason(db, scope, championship, { runs: 'as_it_stands', now_ms: demoNow })
  const own = season.classes.find(({ plate }) => plate.id === classIdOf(classKey))
  const table = classSeason(classIdOf(classKey), own?.rules ?? seasonRules, season)
  const line = (key: string) => {
    const found = table.lines.find(({ participant_id }) => participant_id === participantIdOf(key))
    if (!found) throw new Error(`${key} is not in the table`)
    return found
  }
  return { ...table, line }
}
