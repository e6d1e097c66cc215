import * as z from 'zod/mini'

/**
 * What belongs together on its way to the server: `timing/<race_run_id>`, `indemnity/<participant uuid>`. Entries of one
 * lane are sent in the order in which they were captured.
 */
export const syncLane = z
  .string()
  .check(z.regex(/^[a-z_]{1,24}\/[A-Za-z0-9-]{1,64}$/, 'A lane is a noun and an id, such as timing/<id>.'))

export const timingLane = (raceRunId: string) => `timing/${raceRunId}`
export const indemnityLane = (participantId: string) => `indemnity/${participantId}`

/** The run whose facts travel in this lane, or null when it is no timing lane. */
export function runOfLane(lane: string): string | null {
  return lane.startsWith('timing/') ? lane.slice('timing/'.length) : null
}

/**
 * Whether entries wait behind one of their lane that was refused. Timing goes on, because a fact is good without the one
 * before it; everything else halts, because a later entry may rest on the earlier one.
 */
export function laneHalts(lane: string): boolean {
  return runOfLane(lane) === null
}
