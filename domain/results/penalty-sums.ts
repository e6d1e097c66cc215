import type { ResultStatus } from '#domain/results/result-status.ts'
import type { Penalty } from '#domain/timing/penalty.ts'

/** All decisions against one rider, added up. */
export type PenaltySums = {
  added_ms: number
  minus_laps: number
  plus_places: number
  minus_points: number
  /** Place set by hand in the run and in the class; the decision recorded last wins. */
  overall_place: number | null
  class_place: number | null
  status: ResultStatus | null
}

/** Adds up one rider's penalties, given in recorded order. A disqualification outlasts a status set by hand. */
export function penaltySums(penalties: readonly Penalty[]): PenaltySums {
  const sums: PenaltySums = {
    added_ms: 0,
    minus_laps: 0,
    plus_places: 0,
    minus_points: 0,
    overall_place: null,
    class_place: null,
    status: null,
  }
  for (const { effect } of penalties) {
    if (effect.kind === 'time') sums.added_ms += effect.ms
    else if (effect.kind === 'laps') sums.minus_laps += effect.laps
    else if (effect.kind === 'places') sums.plus_places += effect.places
    else if (effect.kind === 'points') sums.minus_points += effect.points
    else if (effect.kind === 'status') sums.status = effect.status
    else if (effect.kind === 'place') {
      if (effect.scope === 'overall') sums.overall_place = effect.place
      else sums.class_place = effect.place
    }
  }
  if (penalties.some(({ effect }) => effect.kind === 'dsq')) sums.status = 'DSQ'
  return sums
}
