import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#server/db/client.ts'
import { installationSettings } from '#server/db/tables/installation.ts'
import type { RunPlan } from '../racing/run-plan.ts'
import { arenaRound } from '../rounds/arena-round.ts'
import { roundRuns } from '../rounds/round-runs.ts'
import { tonightSlots } from '../rounds/run-slots.ts'
import { runIdOf } from '../season/season-ids.ts'
import { openNightRuns } from './open-night-runs.ts'

const KEY = 'demo_race'

/** How many open nights there have been, and when (epoch ms) the first race of the last two was planned. */
const demoRaceState = z.object({ nights: z.int(), first_ms: z.int(), first_ms_before: z.int() })
export type DemoRaceState = z.infer<typeof demoRaceState>

export async function readDemoRaceState(tx: Db): Promise<DemoRaceState> {
  const [row] = await tx
    .select({ value: installationSettings.value })
    .from(installationSettings)
    .where(eq(installationSettings.key, KEY))
  return row ? demoRaceState.parse(row.value) : { nights: 0, first_ms: 0, first_ms_before: 0 }
}

export async function writeDemoRaceState(tx: Db, value: DemoRaceState): Promise<void> {
  await tx
    .insert(installationSettings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: installationSettings.key, set: { value } })
}

/** The plans of the runs that may go on now, by the run's id: tonight's last finals and the last two open nights. */
export function livePlans({ nights, first_ms, first_ms_before }: DemoRaceState): Map<string, RunPlan> {
  // When the finals were planned stands in their rows; here only who rides how matters.
  const finals = roundRuns(arenaRound, tonightSlots(0)).filter(
    ({ key }) => key === 'pro-final' || key === 'hobby-final',
  )
  const last = nights > 0 ? openNightRuns(`open-night-${nights}`, first_ms) : []
  const before = nights > 1 ? openNightRuns(`open-night-${nights - 1}`, first_ms_before) : []
  return new Map([...finals, ...before, ...last].map((plan) => [runIdOf(plan.event, plan.key), plan]))
}
