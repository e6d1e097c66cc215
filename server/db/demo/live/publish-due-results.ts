import { and, count, desc, eq, max } from 'drizzle-orm'
import { Problem } from '#domain/core/problem.ts'
import { publishStandings } from '#server/championships/publish-standings.ts'
import type { Db } from '#server/db/client.ts'
import { resultVersions } from '#server/db/tables/results.ts'
import { standingsVersions } from '#server/db/tables/standings.ts'
import { timingFacts } from '#server/db/tables/timing-facts.ts'
import { type OrganisationScope, systemScope } from '#server/http/organisation-scope.ts'
import { makeRunOfficial, publishRun } from '#server/results/publish-run.ts'
import type { Publication } from '#server/results/write-result-version.ts'
import { isoInstantOf } from '../local-time.ts'
import { userIdOf } from '../people/people-rows.ts'
import { classKeys } from '../riders/rider-profile.ts'
import { classIdOf, ridgebackId, runIdOf } from '../season/season-ids.ts'
import type { LiveRun } from './feed-run.ts'

/** From the close to the provisional result, and from there to the official one. */
const PROVISIONAL_AFTER_MS = 45_000
const OFFICIAL_AFTER_MS = 300_000
const tablesReason = 'After round 4'

/** Publishes results whose time has come, and the tables of the season when the last final of round 4 is official. */
export async function publishDueResults(tx: Db, runs: readonly LiveRun[], nowMs: number): Promise<void> {
  const scope = systemScope(ridgebackId)
  const now = isoInstantOf(nowMs)
  for (const { row } of runs) {
    if (row.status === 'finished' && nowMs >= (await closedMs(tx, row.id)) + PROVISIONAL_AFTER_MS) {
      const published_by_id = userIdOf('timekeeper')
      // Somebody may have published and reopened it by hand: then this is a further version.
      const reason = (await newestVersion(tx, row.id)) === undefined ? '' : 'Published again after the run'
      await publishIfClosed(tx, scope, {
        race_run_id: row.id,
        state: 'provisional',
        reason,
        published_by_id,
        published_at: now,
      })
    }
    if (row.status !== 'provisional') continue
    const version = await newestVersion(tx, row.id)
    const isDue = version !== undefined && nowMs >= Date.parse(version.published_at) + OFFICIAL_AFTER_MS
    if (!isDue || version.state === 'official') continue
    await makeRunOfficial(tx, scope, { race_run_id: row.id, official_by_id: userIdOf('timekeeper'), official_at: now })
    if (row.id === runIdOf('arena', 'hobby-final')) await publishTables(tx, scope, now)
  }
}

/** Somebody may have taken the close back by hand: then the run waits. */
async function publishIfClosed(tx: Db, scope: OrganisationScope, publication: Publication): Promise<void> {
  try {
    await publishRun(tx, scope, publication)
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'conflict')) throw error
  }
}

async function publishTables(tx: Db, scope: OrganisationScope, now: string): Promise<void> {
  for (const classKey of classKeys) {
    const classId = classIdOf(classKey)
    const [done] = await tx
      .select({ count: count() })
      .from(standingsVersions)
      .where(and(eq(standingsVersions.championship_class_id, classId), eq(standingsVersions.reason, tablesReason)))
    if (done && done.count > 0) continue
    await publishStandings(tx, scope, {
      championship_class_id: classId,
      state: 'official',
      reason: tablesReason,
      published_by_id: userIdOf('secretary'),
      published_at: now,
    })
  }
}

async function newestVersion(tx: Db, raceRunId: string) {
  const [version] = await tx
    .select({ state: resultVersions.state, published_at: resultVersions.published_at })
    .from(resultVersions)
    .where(eq(resultVersions.race_run_id, raceRunId))
    .orderBy(desc(resultVersions.version_number))
    .limit(1)
  return version
}

async function closedMs(tx: Db, raceRunId: string): Promise<number> {
  const [row] = await tx
    .select({ at: max(timingFacts.at) })
    .from(timingFacts)
    .where(and(eq(timingFacts.race_run_id, raceRunId), eq(timingFacts.kind, 'close')))
  return row?.at ? Date.parse(row.at) : 0
}
