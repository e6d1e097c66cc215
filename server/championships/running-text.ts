import type { ClassRun } from '#server/results/class-run.ts'
import type { ListedRound } from './round-store.ts'

/**
 * What counts as it stands, in words: `Round 4 is running. Its points count as if the Pro final stopped now.` Null when
 * nothing does. `runs`: the class's own.
 */
export function runningText(runs: readonly ClassRun[], rounds: readonly ListedRound[]): string | null {
  const live = runs.filter(({ state }) => state === 'live').at(-1)
  const round = rounds.find(({ event_id }) => event_id === live?.event_id)
  if (live === undefined || round === undefined) return null
  const which = `Round ${round.round_number}`
  return round.state === 'running'
    ? `${which} is running. Its points count as if the ${live.name} stopped now.`
    : `${which} is not published yet. Its points count as the ${live.name} stands now.`
}
