import { ordinalFigure } from '#domain/core/count-words.ts'
import type { RunResults } from '#domain/results/result-words.ts'

/** A run that goes on in a sentence or two, read out when it changes: `Lap 9. Jakub Dvořák leads. Kian O'Rourke is 6th.` */
export function runSummary(run: Pick<RunResults, 'leader_laps' | 'rows'>, followedId: string | null): string {
  const leader = run.rows.find((row) => row.position === 1)
  if (leader === undefined || run.leader_laps === 0) return ''
  const followed = run.rows.find((row) => row.participant_id === followedId)
  const own =
    followed === undefined || followed === leader || followed.position === null
      ? ''
      : ` ${followed.full_name} is ${ordinalFigure(followed.position)}.`
  return `Lap ${run.leader_laps}. ${leader.full_name} leads.${own}`
}
