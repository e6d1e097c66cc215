import type { StandingsRules } from '#domain/championships/standings-rules.ts'
import { eventOverall } from '#domain/results/event-overall.ts'
import { bonusOf, type ClassRun } from './class-run.ts'

export type OverallLine = {
  event_sign_up_id: string
  participant_id: string
  start_number: string
  position: number | null
  points: number
  /** What broke a tie with the rider behind, in words. */
  tie_note: string | null
  /** Per run, in the order given; null: did not take part. */
  runs: ({
    position: number | null
    status: ClassRun['lines'][number]['status']
    points: number
    bonus: number
  } | null)[]
}

/** The overall of one class at one event out of its counting runs, in the order they were run. */
export function eventClassOverall(runs: readonly ClassRun[], method: StandingsRules['event_method']): OverallLine[] {
  const motos = runs.map(({ lines }) => lines.map((line) => ({ ...line, points: line.scored.points })))
  const byRider = runs.map(({ lines }) => new Map(lines.map((line) => [line.event_sign_up_id, line])))
  const overall = eventOverall(motos, method)
  return overall.map((row, index) => {
    const own = byRider.map((lines) => lines.get(row.event_sign_up_id))
    const points = own.reduce((sum, line) => sum + (line?.scored.points ?? 0), 0)
    const behind = overall[index + 1]
    const isTied = behind !== undefined && row.position !== null && behind.total === row.total
    return {
      event_sign_up_id: row.event_sign_up_id,
      participant_id: row.participant_id,
      start_number: row.start_number,
      position: row.position,
      points: Math.round(points * 100) / 100,
      tie_note: isTied && behind.position !== null ? tieNoteOf(row, behind) : null,
      runs: own.map((line) =>
        line === undefined
          ? null
          : {
              position: line.class_position,
              status: line.status,
              points: line.scored.points,
              bonus: bonusOf(line.scored),
            },
      ),
    }
  })
}

type Tied = { position: number | null; start_number: string }

function tieNoteOf(row: Tied, behind: Tied): string {
  return row.position === behind.position
    ? `Level with ${behind.start_number}`
    : `Ahead of ${behind.start_number} on the better last run`
}
