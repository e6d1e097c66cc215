import { breakTie, type TieRecord } from '#domain/championships/break-tie.ts'
import { type CountedStretch, countedRounds, countedStretches } from '#domain/championships/counted-rounds.ts'
import type { RoundScore } from '#domain/championships/round-score.ts'
import type { SeasonLine, SeasonRound, SeasonTable, StandingsAdjustment } from '#domain/championships/season-table.ts'
import type { StandingsRules } from '#domain/championships/standings-rules.ts'

export type SeasonInput = {
  championship_class_id: string
  rounds: readonly SeasonRound[]
  /** Of this class only, own and carried; in any order. At most one own score per rider and event. */
  scores: readonly RoundScore[]
  adjustments: readonly StandingsAdjustment[]
  /** Start numbers as they are to be shown, by participant. The table is keyed by rider, never by number. */
  start_numbers: ReadonlyMap<string, string>
  rules: StandingsRules
}

type Rider = {
  participant_id: string
  start_number: string
  scores: (RoundScore | null)[]
  counted: boolean[]
  adjustments: StandingsAdjustment[]
  hundredths: number
  starts: number
  classified: boolean
  /** Made only when a tie asks for it. */
  tie_record: TieRecord | null
}

function inHundredths(points: number): number {
  return Math.round(points * 100)
}

/**
 * The season table of one class: each rider's scores, those that count, adjustments, and places with the step that broke a
 * tie. Independent of the order of its input. A round that is running counts as it stands.
 */
export function seasonStandings(input: SeasonInput): SeasonTable {
  const { rules } = input
  const rounds = [...input.rounds].sort((a, b) => a.round_number - b.round_number || (a.event_id < b.event_id ? -1 : 1))
  const riders = gatherRiders(input, rounds)
  const stretches = countedStretches(rounds, rules)
  const toCome = rounds.filter((round) => round.state === 'planned').length
  const notCancelled = rounds.filter((round) => round.state !== 'cancelled').length
  for (const rider of riders) {
    addUp(rider, stretches, rules)
    // Who can still reach the minimum is in the table; a season that was cut short asks for no more than it had.
    rider.classified = rider.starts + toCome >= Math.min(rules.min_starts, notCancelled)
  }

  const lastRound = rounds.findLastIndex((round) => round.state === 'held' || round.state === 'running')
  const verdict = (a: Rider, b: Rider) => breakTie(tieRecord(a, lastRound), tieRecord(b, lastRound), rules.tie_break)
  const compare = (a: Rider, b: Rider) =>
    Number(b.classified) - Number(a.classified) || b.hundredths - a.hundredths || verdict(a, b).order
  riders.sort((a, b) => compare(a, b) || compareForDisplay(a, b))

  const leader = riders[0]
  let position = 1
  const lines = riders.map((rider, index): SeasonLine => {
    const [before, after] = [riders[index - 1], riders[index + 1]]
    if (before && compare(before, rider) !== 0) position = index + 1
    const tied = after?.classified && rider.classified && after.hundredths === rider.hundredths ? after : null
    const tie = tied ? verdict(rider, tied) : null
    return {
      participant_id: rider.participant_id,
      start_number: rider.start_number,
      position: rider.classified ? position : null,
      points: rider.hundredths / 100,
      behind_leader: ((leader?.hundredths ?? 0) - rider.hundredths) / 100,
      starts: rider.starts,
      scores: rider.scores.map((score, round) => {
        if (!score) return null
        const { points, carried, started, disqualified } = score
        return { points, counted: rider.counted[round] ?? false, carried, started, disqualified }
      }),
      adjustments: rider.adjustments,
      tie: tied && tie ? { step: tie.step, ahead_of_id: tied.participant_id, sentence: tie.sentence } : null,
    }
  })
  const { championship_class_id } = input
  return { championship_class_id, rules_version: rules.version, rounds, lines }
}

function gatherRiders(input: SeasonInput, rounds: readonly SeasonRound[]): Rider[] {
  const indexOf = new Map(rounds.flatMap(({ event_id, state }, i) => (state === 'cancelled' ? [] : [[event_id, i]])))
  const riders = new Map<string, Rider>()
  const riderOf = (participantId: string): Rider => {
    const known = riders.get(participantId)
    if (known) return known
    const rider: Rider = {
      participant_id: participantId,
      start_number: input.start_numbers.get(participantId) ?? '',
      scores: rounds.map(() => null),
      counted: [],
      adjustments: [],
      hundredths: 0,
      starts: 0,
      classified: true,
      tie_record: null,
    }
    riders.set(participantId, rider)
    return rider
  }
  for (const score of input.scores) {
    const index = indexOf.get(score.event_id)
    if (index === undefined) continue
    const { scores } = riderOf(score.participant_id)
    // A result ridden in this class goes before points that followed from another.
    if (scores[index] === null || scores[index]?.carried) scores[index] = score
  }
  for (const adjustment of input.adjustments) riderOf(adjustment.participant_id).adjustments.push(adjustment)
  return [...riders.values()]
}

function addUp(rider: Rider, stretches: readonly CountedStretch[], rules: StandingsRules): void {
  const droppable = rider.scores.map((score) => {
    if (!score) return null
    const fixed = !score.droppable || (score.disqualified && !rules.dsq_droppable)
    return { hundredths: inHundredths(score.points), fixed }
  })
  rider.counted = countedRounds(droppable, stretches)
  for (const [index, score] of droppable.entries())
    if (score && rider.counted[index]) rider.hundredths += score.hundredths
  for (const adjustment of rider.adjustments) rider.hundredths += inHundredths(adjustment.points)
  rider.starts = rider.scores.filter((score) => score?.started).length
}

function tieRecord(rider: Rider, lastRound: number): TieRecord {
  if (rider.tie_record) return rider.tie_record
  const counts: number[] = []
  for (const score of rider.scores) {
    for (const place of score?.places ?? []) if (place !== null) counts[place] = (counts[place] ?? 0) + 1
  }
  const last = rider.scores[lastRound] ?? null
  rider.tie_record = {
    place_counts: counts,
    last_round: last ? inHundredths(last.points) : null,
    last_place: last?.places.at(-1) ?? null,
  }
  return rider.tie_record
}

function compareForDisplay(a: Rider, b: Rider): number {
  const [plateA, plateB] = [a.start_number, b.start_number]
  const byPlate = plateA.length - plateB.length || (plateA < plateB ? -1 : plateA > plateB ? 1 : 0)
  return byPlate || (a.participant_id < b.participant_id ? -1 : 1)
}
