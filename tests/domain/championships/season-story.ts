import type { RoundScore } from '#domain/championships/round-score.ts'
import { type SeasonInput, seasonStandings } from '#domain/championships/season-standings.ts'
import type { SeasonRound, SeasonTable } from '#domain/championships/season-table.ts'
import { type StandingsRules, standardStandingsRules } from '#domain/championships/standings-rules.ts'

/** A rider's season: per round points, `[points, place]`, or null for not entered. */
export type Season = Record<string, readonly (number | readonly [number, number] | null)[]>

export function rounds(count: number, states: Record<number, SeasonRound['state']> = {}): SeasonRound[] {
  return Array.from({ length: count }, (_, index) => ({
    event_id: `event-${index + 1}`,
    round_number: index + 1,
    state: states[index + 1] ?? 'held',
  }))
}

export function score(rider: string, round: number, points: number, over: Partial<RoundScore> = {}): RoundScore {
  return {
    event_id: `event-${round}`,
    participant_id: rider,
    points,
    places: [],
    started: true,
    disqualified: false,
    droppable: true,
    carried: false,
    ...over,
  }
}

export function scoresOf(season: Season): RoundScore[] {
  return Object.entries(season).flatMap(([rider, list]) =>
    list.flatMap((cell, index) => {
      if (cell === null) return []
      if (typeof cell === 'number') return score(rider, index + 1, cell)
      return score(rider, index + 1, cell[0], { places: [cell[1]] })
    }),
  )
}

type Given = Omit<Partial<SeasonInput>, 'rules'> & { rules?: Partial<StandingsRules> }

/** Start numbers are the riders' names. */
export function standingsOf(given: Given): SeasonTable {
  const scores = given.scores ?? []
  const riders = [...scores.map((one) => one.participant_id), ...(given.adjustments ?? []).map((a) => a.participant_id)]
  return seasonStandings({
    championship_class_id: 'pro',
    rounds: rounds(4),
    adjustments: [],
    start_numbers: new Map(riders.map((rider) => [rider, rider])),
    ...given,
    scores,
    rules: { ...standardStandingsRules, ...given.rules },
  })
}

/** `1 31 75` for each line; `-` for not classified. */
export function short(table: SeasonTable): string[] {
  return table.lines.map((line) => `${line.position ?? '-'} ${line.start_number} ${line.points}`)
}
