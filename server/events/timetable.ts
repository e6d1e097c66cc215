import type { RaceRun } from '#domain/events/event-words.ts'
import { runKindLabels } from '#domain/timing/run-kind.ts'
import type { RunFormat } from '#domain/timing/run-rules.ts'

/** `time`: an instant, ISO UTC. */
export type TimetableRow = { time: string; title: string; note: string | null }
export type PlannedRun = Pick<RaceRun, 'name' | 'kind' | 'planned_start' | 'status'> & { format: RunFormat }

/**
 * The day's plan: the organiser's own lines and the runs, by time. Runs of one kind that follow one another make one
 * line (`Heats`), finals keep their names.
 */
export function timetableOf(lines: readonly TimetableRow[], runs: readonly PlannedRun[]): TimetableRow[] {
  const planned = runs.filter(({ status }) => status !== 'cancelled')
  return [...lines, ...blocksOf(planned, lines).map(blockRow)].sort((a, b) => Date.parse(a.time) - Date.parse(b.time))
}

function blocksOf(runs: readonly PlannedRun[], lines: readonly TimetableRow[]): PlannedRun[][] {
  const blocks: PlannedRun[][] = []
  for (const run of [...runs].sort((a, b) => Date.parse(a.planned_start) - Date.parse(b.planned_start))) {
    const block = blocks.at(-1)
    const last = block?.at(-1)
    const isNext =
      last !== undefined && last.kind === run.kind && run.kind !== 'final' && !hasLineBetween(lines, last, run)
    if (block !== undefined && isNext) block.push(run)
    else blocks.push([run])
  }
  return blocks
}

function hasLineBetween(lines: readonly TimetableRow[], a: PlannedRun, b: PlannedRun): boolean {
  const [from, to] = [Date.parse(a.planned_start), Date.parse(b.planned_start)]
  return lines.some(({ time }) => Date.parse(time) > from && Date.parse(time) <= to)
}

function blockRow(block: PlannedRun[]): TimetableRow {
  const [first] = block
  if (first === undefined) throw new Error('a block has at least one run')
  const formats = [...new Set(block.map(({ format }) => formatText(format)))]
  const note = formats.length === 1 ? (formats[0] ?? null) : null
  if (block.length === 1) return { time: first.planned_start, title: first.name, note }
  const title = first.kind === 'heat' ? 'Heats' : `${runKindLabels[first.kind]}, all groups`
  return { time: first.planned_start, title, note: note === null ? null : `${note} each` }
}

/** `12 min + 2 laps`, `15 min`, `8 laps`. */
export function formatText(format: RunFormat): string {
  const laps = (count: number) => `${count} ${count === 1 ? 'lap' : 'laps'}`
  if (format.kind === 'laps') return laps(format.laps)
  const seconds = Math.round(format.duration_ms / 1000)
  const time = seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  return format.kind === 'time' ? time : `${time} + ${laps(format.laps)}`
}
