import { randomUUID } from 'node:crypto'
import { seasonStandings } from '#domain/championships/season-standings.ts'
import { standardStandingsRules } from '#domain/championships/standings-rules.ts'
import { type Group, median, spreadOf, tidy } from '../figure.ts'

const rounds = 40
const classes = 40
const riders = 2000

/** A season of 40 rounds, 40 classes and 2,000 riders, all tables from scores. */
export const rules: Group = async () => {
  const season = makeSeason()
  const times: number[] = []
  for (let run = 0; run < 7; run += 1) {
    const began = performance.now()
    for (const one of season) seasonStandings(one)
    times.push(performance.now() - began)
  }
  return { season_40x40x2000_ms: { value: tidy(median(times)), unit: 'ms', aim: '<= 500', spread: spreadOf(times) } }
}

function makeSeason() {
  const held = Array.from({ length: rounds }, (_, index) => ({
    event_id: randomUUID(),
    round_number: index + 1,
    state: 'held' as const,
  }))
  return Array.from({ length: classes }, () => {
    const ids = Array.from({ length: riders / classes }, () => randomUUID())
    return {
      championship_class_id: randomUUID(),
      rounds: held,
      scores: held.flatMap((round) =>
        ids.map((participant_id, place) => {
          const position = ((place * 7 + round.round_number * 13) % ids.length) + 1
          const points = Math.max(0, 26 - position)
          return {
            event_id: round.event_id,
            participant_id,
            points,
            places: [position],
            started: true,
            disqualified: false,
            droppable: true,
            carried: false,
          }
        }),
      ),
      adjustments: [],
      start_numbers: new Map(ids.map((id, index) => [id, String(index + 1)])),
      rules: { ...standardStandingsRules, drop: { kind: 'best_n' as const, n: 30 } },
    }
  })
}
