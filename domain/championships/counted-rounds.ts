import type { SeasonRound } from '#domain/championships/season-table.ts'
import type { StandingsRules } from '#domain/championships/standings-rules.ts'

/** A stretch of the season and how many scores of it count. Indices into the rounds in order, `to` exclusive. */
export type CountedStretch = { from: number; to: number; count: number }

const rounding = { up: Math.ceil, down: Math.floor, nearest: Math.round }

/** How many scores count in which part of the season, after cancelled rounds. `rounds` in round order. */
export function countedStretches(rounds: readonly SeasonRound[], rules: StandingsRules): CountedStretch[] {
  const { drop } = rules
  const cancelled = (from: number, to: number) => {
    if (rules.cancelled_rounds === 'keep_n') return 0
    return rounds.slice(from, to).filter((round) => round.state === 'cancelled').length
  }
  const stretch = (from: number, to: number, n: number): CountedStretch => {
    return { from, to, count: Math.max(1, n - cancelled(from, to)) }
  }
  const all = rounds.length
  if (drop.kind === 'all') return [{ from: 0, to: all, count: all }]
  if (drop.kind === 'best_n') return [stretch(0, all, drop.n)]
  if (drop.kind === 'halves') {
    const half = Math.min(drop.first_half_rounds, all)
    return [stretch(0, half, drop.best_first), stretch(half, all, drop.best_second)]
  }
  const held = rounds.filter((round) => round.state === 'held' || round.state === 'running').length
  // Whole numbers first: 0.07 * 100 is not 7, and a drop must not hang on that.
  const exact = (held * drop.percent) / 100
  return [{ from: 0, to: all, count: held === 0 ? 0 : Math.max(1, rounding[drop.rounding](exact)) }]
}

/** A rider's score of a round as the drop rule sees it: hundredths of a point, and whether it must count. */
export type DroppableScore = { hundredths: number; fixed: boolean }

/**
 * Which rounds of a rider count: in each stretch those that cannot be dropped, then the best. Of equal scores the later is
 * dropped. A stretch with fewer scores than may count counts them all.
 */
export function countedRounds(
  scores: readonly (DroppableScore | null)[],
  stretches: readonly CountedStretch[],
): boolean[] {
  const counted = scores.map(() => false)
  for (const { from, to, count } of stretches) {
    const candidates: number[] = []
    let room = count
    for (let index = from; index < to; index += 1) {
      const score = scores[index]
      if (!score) continue
      if (score.fixed) {
        counted[index] = true
        room -= 1
      } else candidates.push(index)
    }
    if (candidates.length > room) {
      candidates.sort((a, b) => (scores[b]?.hundredths ?? 0) - (scores[a]?.hundredths ?? 0) || a - b)
    }
    for (let rank = 0; rank < Math.min(room, candidates.length); rank += 1) {
      const index = candidates[rank]
      if (index !== undefined) counted[index] = true
    }
  }
  return counted
}
