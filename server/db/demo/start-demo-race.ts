import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Db, inTransaction } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { safeError } from '#server/http/safe-error.ts'
import { advanceDemoRace } from './live/advance-demo-race.ts'
import { refreshDemoDates } from './live/refresh-demo-dates.ts'

/** Held for each step, so that of several processes only one writes. Any number that nothing else locks. */
const RACE_LOCK = 7_316_004_310
const STEP_MS = 1_000

const clock = z.array(z.object({ is_mine: z.boolean(), now_ms: z.number() }))

/**
 * Keeps the demo's racing going for as long as the server runs, a step a second on the database's clock. A step that fails
 * is logged and tried again. Coming events that time has overtaken are moved forward first.
 */
export function startDemoRace(deps: { db: Db; log: Pick<Deps['log'], 'warn'> }): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let step: Promise<void> = Promise.resolve()

  const advance = () =>
    inTransaction(deps.db, async (tx) => {
      const answer = await tx.execute(sql`select pg_try_advisory_xact_lock(${RACE_LOCK}) as is_mine,
        (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms`)
      const [now] = clock.parse(answer.rows)
      if (!now?.is_mine) return
      const nowMs = Math.floor(now.now_ms)
      await refreshDemoDates(tx, nowMs)
      await advanceDemoRace(tx, nowMs)
    })

  const next = () => {
    step = advance().catch((error: unknown) => deps.log.warn({ err: safeError(error) }, 'the demo race missed a step'))
    void step.then(() => {
      if (!stopped) timer = setTimeout(next, STEP_MS).unref()
    })
  }
  next()
  return {
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await step
    },
  }
}
