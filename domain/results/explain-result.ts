import { formatLapTime } from '#domain/core/lap-time.ts'
import { formatGap } from '#domain/results/format-gap.ts'
import { penaltyText } from '#domain/results/penalty-text.ts'
import type { ResultFlag, ResultRow } from '#domain/results/result-row.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'

/** One readable step of why a rider stands where he or she stands. */
export type ResultStep = {
  kind: 'place' | 'ridden' | 'status' | 'penalty' | 'neighbour' | 'class' | 'hint'
  text: string
}

const hints: Record<ResultFlag, string> = {
  missed_read: 'A gap is about two, three or four usual laps: a read may be missing.',
  missed_finish_read: 'The rider was circulating until shortly before the flag: the finish read may be missing.',
  under_minimum_lap: 'A crossing came sooner than the minimum lap.',
  too_close: 'The gap to a neighbour is smaller than the clocks are sure: too close to call.',
  estimated_lap: 'A lap was put in by hand; its time is estimated.',
  no_start_time: 'No start was recorded: places follow the order of the crossings.',
  order_only: 'Crossings give the order only, no times.',
}

function laps(count: number): string {
  return `${count} ${count === 1 ? 'lap' : 'laps'}`
}

function statusText(row: ResultRow, rows: readonly ResultRow[], rules: RunRules): string | null {
  if (row.penalties.some(({ effect }) => effect.kind === 'dsq' || effect.kind === 'status')) return null
  if (row.status === 'DNS') return 'No crossing was recorded: did not start.'
  if (row.status === 'NC') return row.racing ? 'No lap completed yet.' : 'No lap completed: not classified.'
  if (row.status !== 'DNF') return row.racing ? 'Still racing: this is how it stands now.' : null
  if (rules.dnf.kind === 'not_at_flag') return 'Started, and did not take the flag: did not finish.'
  const classmates = rows.filter((other) => other.championship_class_id === row.championship_class_id)
  const most = Math.max(...classmates.map((other) => other.lap_times.length))
  return `${laps(row.lap_times.length)} is under ${rules.dnf.percent} % of the class leader's ${most}: did not finish.`
}

function neighbourText(row: ResultRow, rows: readonly ResultRow[]): string | null {
  if (row.position === null) return null
  const equal = rows.find((other) => other !== row && other.position === row.position)
  if (equal) return `Level with ${equal.start_number}: the place is shared.`
  const ahead = rows.findLast((other) => other.position !== null && other.rank < row.rank)
  if (!ahead) return null
  if (ahead.laps !== row.laps) return `Behind ${ahead.start_number}, who has ${laps(ahead.laps)}.`
  if (ahead.total_ms === null || row.total_ms === null || row.total_ms < ahead.total_ms) {
    return `Behind ${ahead.start_number}.`
  }
  const gap = formatGap({ kind: 'time', ms: row.total_ms - ahead.total_ms })
  return `Behind ${ahead.start_number} on the same lap, ${gap}.`
}

/** Explains one line of a classification in short sentences, in the order in which the rules are applied. */
export function explainResult(row: ResultRow, rows: readonly ResultRow[], rules: RunRules): ResultStep[] {
  const ridden = row.lap_times.at(-1)
  const steps: (ResultStep | null)[] = [
    { kind: 'place', text: row.position === null ? `No place: ${row.status}.` : `Place ${row.position}.` },
    ridden
      ? {
          kind: 'ridden',
          text:
            ridden.race_ms === null
              ? `Rode ${laps(row.lap_times.length)}.`
              : `Rode ${laps(row.lap_times.length)} in ${formatLapTime(ridden.race_ms)}.`,
        }
      : null,
    ...row.penalties.map((penalty): ResultStep => ({ kind: 'penalty', text: `${penaltyText(penalty)}.` })),
    step('status', statusText(row, rows, rules)),
    step('neighbour', rules.ranking === 'laps_then_time' ? neighbourText(row, rows) : bestLapText(row)),
    step('class', row.class_position === row.position ? null : classText(row)),
    ...row.flags.map((flag): ResultStep => ({ kind: 'hint', text: hints[flag] })),
  ]
  return steps.flatMap((one) => one ?? [])
}

function step(kind: ResultStep['kind'], text: string | null): ResultStep | null {
  return text === null ? null : { kind, text }
}

function bestLapText(row: ResultRow): string | null {
  return row.best_lap_ms === null ? null : `Best lap ${formatLapTime(row.best_lap_ms)} in lap ${row.best_lap}.`
}

function classText(row: ResultRow): string | null {
  return row.class_position === null ? null : `Place ${row.class_position} of the class.`
}
