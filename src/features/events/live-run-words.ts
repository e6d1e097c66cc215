import type { RunResults } from '#domain/results/result-words.ts'

/** `Round 4, Pro final, lap 9 of 14`. */
export function runTitle(run: Pick<RunResults, 'event' | 'race_run' | 'leader_laps' | 'planned_laps'>): string {
  const where = run.event.round_number === null ? run.event.name : `Round ${run.event.round_number}`
  const lap = run.planned_laps === null ? `lap ${run.leader_laps}` : `lap ${run.leader_laps} of ${run.planned_laps}`
  return run.leader_laps === 0 ? `${where}, ${run.race_run.name}` : `${where}, ${run.race_run.name}, ${lap}`
}

/** What stands behind the first given name, for lines with little room: `Jakub Dvořák` is `Dvořák`. */
export function familyName(fullName: string): string {
  const [first = '', ...rest] = fullName.trim().split(/\s+/)
  return rest.length === 0 ? first : rest.join(' ')
}
