import { bestLap } from '#domain/results/best-lap.ts'
import type { Contender } from '#domain/results/contender.ts'
import { contendersOf } from '#domain/results/contenders-of.ts'
import { gapToLeader } from '#domain/results/gap-to-leader.ts'
import { lapPositions } from '#domain/results/lap-positions.ts'
import { type Placed, placeContenders } from '#domain/results/place-contenders.ts'
import { isTooClose, resultFlags } from '#domain/results/result-flags.ts'
import type { ResultGap, ResultRow } from '#domain/results/result-row.ts'
import type { RunTimeline } from '#domain/timing/derive-crossings.ts'
import type { RunEntry } from '#domain/timing/run-entry.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'

export type RunClassification = {
  /** Every entry once, in the order of the list. */
  rows: ResultRow[]
  fastest_lap: { event_sign_up_id: string; lap: number; lap_ms: number } | null
  /** When the chequered flag first fell, epoch ms. */
  flag_ms: number | null
  closed: boolean
}

type ClassLine = { rank: number; position: number | null; gap: ResultGap | null }

function gapOf(placed: Placed, list: readonly Placed[], rules: RunRules): ResultGap | null {
  const leader = list[0]?.contender
  return placed.position === null || !leader ? null : gapToLeader(placed.contender, leader, rules.ranking)
}

function classLines(contenders: readonly Contender[], rules: RunRules): Map<Contender, ClassLine> {
  const classes = new Map<string, Contender[]>()
  for (const contender of contenders) {
    const classId = contender.entry.championship_class_id
    const members = classes.get(classId)
    if (members) members.push(contender)
    else classes.set(classId, [contender])
  }
  const lines = new Map<Contender, ClassLine>()
  for (const members of classes.values()) {
    const list = placeContenders(members, classes.size === 1 ? 'only_class' : 'class')
    for (const placed of list) {
      lines.set(placed.contender, { rank: placed.rank, position: placed.position, gap: gapOf(placed, list, rules) })
    }
  }
  return lines
}

/**
 * Classifies one run: laps, then race time; status, penalties, places set by hand; run and class places apart. A run that is
 * not closed is listed as it stands. The same facts always give the same rows.
 */
export function classifyRun(timeline: RunTimeline, entries: readonly RunEntry[], rules: RunRules): RunClassification {
  const contenders = contendersOf(timeline, entries, rules)
  const oneClass = new Set(entries.map((entry) => entry.championship_class_id)).size < 2
  const list = placeContenders(contenders, oneClass ? 'only_class' : 'overall')
  const lines = classLines(contenders, rules)
  const positions = lapPositions(contenders.map((contender) => contender.ride))
  const rows = list.map((placed, index): ResultRow => {
    const { contender, rank, position } = placed
    const { entry, ride, penalties: sums } = contender
    const line = lines.get(contender)
    const neighbours = [list[index - 1], list[index + 1]].flatMap((other) => (other ? [other.contender] : []))
    const tooClose = neighbours.some((other) => isTooClose(contender, other))
    const last = ride.laps.at(-1)
    const best = bestLap(ride.laps)
    const untimed = last === undefined || last.race_ms === null || last.precision === 'order'
    return {
      event_sign_up_id: entry.event_sign_up_id,
      participant_id: entry.participant_id,
      championship_class_id: entry.championship_class_id,
      start_number: entry.start_number,
      rank,
      class_rank: line?.rank ?? rank,
      position,
      class_position: line?.position ?? null,
      status: contender.status,
      racing: contender.racing,
      laps: contender.laps,
      total_ms: untimed || last.race_ms === null ? null : last.race_ms + sums.added_ms,
      best_lap_ms: best?.lap_ms ?? null,
      best_lap: best?.lap ?? null,
      gap: gapOf(placed, list, rules),
      class_gap: line?.gap ?? null,
      lap_times: ride.laps.map((lap) => ({
        lap: lap.laps,
        crossing_id: lap.crossing_id,
        at_ms: lap.at_ms,
        lap_ms: lap.lap_ms,
        race_ms: lap.precision === 'order' ? null : lap.race_ms,
        position: positions.get(lap.crossing_id) ?? null,
        estimated: lap.estimated,
      })),
      penalties: timeline.penalties.filter((penalty) => penalty.event_sign_up_id === entry.event_sign_up_id),
      flags: resultFlags(contender, timeline.crossings.get(entry.event_sign_up_id) ?? [], tooClose),
      provenance: sums.status || sums.overall_place || sums.class_place ? 'manual' : 'timed',
    }
  })
  const flags = contenders.flatMap(({ ride }) => ride.flag_ms ?? [])
  return {
    rows,
    fastest_lap: fastestLap(rows),
    flag_ms: flags.length > 0 ? Math.min(...flags) : null,
    closed: timeline.clock.closed_ms !== null,
  }
}

function fastestLap(rows: readonly ResultRow[]): RunClassification['fastest_lap'] {
  let fastest: RunClassification['fastest_lap'] = null
  for (const { event_sign_up_id, best_lap, best_lap_ms, status } of rows) {
    if (best_lap === null || best_lap_ms === null || status === 'DSQ') continue
    if (fastest === null || best_lap_ms < fastest.lap_ms)
      fastest = { event_sign_up_id, lap: best_lap, lap_ms: best_lap_ms }
  }
  return fastest
}
