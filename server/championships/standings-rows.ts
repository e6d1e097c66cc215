import type { StandingsRow } from '#domain/championships/championship-words.ts'
import type { SeasonLine, SeasonScore, SeasonTable } from '#domain/championships/season-table.ts'
import { tieNote } from '#domain/championships/tie-note.ts'
import type { ClassRun } from '#server/results/class-run.ts'
import type { ListedRound } from './round-store.ts'

/** A season table as the public sees it: a score for each of `rounds`, names by participant. */
export function standingsRows(
  table: SeasonTable,
  rounds: readonly ListedRound[],
  runs: readonly ClassRun[],
  names: ReadonlyMap<string, string>,
): StandingsRow[] {
  const own = runs.filter((run) => run.championship_class_id === table.championship_class_id)
  const live = new Set(own.filter(({ state }) => state === 'live').map(({ event_id }) => event_id))
  const columnOf = new Map(table.rounds.map(({ event_id }, index) => [event_id, index]))
  return table.lines.map((line) => ({
    participant_id: line.participant_id,
    full_name: names.get(line.participant_id) ?? '',
    start_number: line.start_number,
    position: line.position,
    red_plate: isLeader(line),
    points: line.points,
    behind_leader: line.behind_leader,
    scores: rounds.map(({ event_id }) => {
      const score = line.scores[columnOf.get(event_id) ?? -1] ?? null
      return score === null ? null : scoreOf(score, live.has(event_id))
    }),
    adjustments: line.adjustments.map(({ points, reason }) => ({ points, reason })),
    tie_note: tieNote(line, table),
  }))
}

/** The first of the table wears the red plate, once somebody has scored. */
export function isLeader({ position, points }: Pick<SeasonLine, 'position' | 'points'>): boolean {
  return position === 1 && points > 0
}

function scoreOf({ points, counted, carried, started, disqualified }: SeasonScore, isProvisional: boolean) {
  const text = disqualified ? 'DSQ' : started || carried ? null : 'DNS'
  return { points, text, dropped: !counted, provisional: isProvisional }
}
