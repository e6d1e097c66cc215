import { carriedScores, type RoundScore, roundScores } from '#domain/championships/round-score.ts'
import { seasonStandings } from '#domain/championships/season-standings.ts'
import type { SeasonRound, SeasonTable } from '#domain/championships/season-table.ts'
import type { StandingsRules } from '#domain/championships/standings-rules.ts'
import type { ClassRun } from '#server/results/class-run.ts'
import type { ListedRound } from './round-store.ts'
import type { listAdjustments, listSeasonRiders } from './season-facts-store.ts'

export type Adjustment = Awaited<ReturnType<typeof listAdjustments>>[number]
export type SeasonRider = Awaited<ReturnType<typeof listSeasonRiders>>[number]

/** Everything a championship's tables are made of, all classes together. */
export type SeasonFacts = {
  rounds: readonly ListedRound[]
  runs: readonly ClassRun[]
  adjustments: readonly Adjustment[]
  riders: readonly SeasonRider[]
}

/** The season table of one class out of what was scored, adjusted and carried over from another class. */
export function classSeason(classId: string, rules: StandingsRules, facts: SeasonFacts): SeasonTable {
  const own = scoresOf(classId, facts)
  const adjustments = facts.adjustments.filter(({ championship_class_id }) => championship_class_id === classId)
  const fixed = new Set(
    adjustments.filter((one) => one.is_undroppable_zero).map((one) => `${one.event_id} ${one.participant_id}`),
  )
  const scores = own.map((score) =>
    fixed.has(`${score.event_id} ${score.participant_id}`) ? { ...score, droppable: false } : score,
  )
  const riders = facts.riders.filter(({ championship_class_id }) => championship_class_id === classId)
  return seasonStandings({
    championship_class_id: classId,
    rounds: seasonRounds(classId, facts),
    scores: [...scores, ...riders.flatMap((rider) => carriedBy(rider, rules, facts))],
    adjustments: adjustments
      .filter(({ points }) => points !== 0)
      .map(({ participant_id, points, reason }) => ({ participant_id, points, reason })),
    start_numbers: startNumbers(classId, riders, facts),
    rules,
  })
}

function scoresOf(classId: string, { runs }: SeasonFacts): RoundScore[] {
  const ofClass = runs.filter(({ championship_class_id }) => championship_class_id === classId)
  const eventIds = [...new Set(ofClass.map(({ event_id }) => event_id))]
  return eventIds.flatMap((eventId) => {
    const counting = ofClass.filter(({ event_id }) => event_id === eventId)
    return roundScores(
      eventId,
      counting.map(({ lines }) => ({ rows: lines, points: lines.map(({ scored }) => scored) })),
    )
  })
}

/** What a rider who changed class brings along from the old one. */
function carriedBy(rider: SeasonRider, rules: StandingsRules, facts: SeasonFacts): RoundScore[] {
  const old = facts.riders.find(({ id }) => id === rider.moved_from_id)
  if (old === undefined) return []
  const before = scoresOf(old.championship_class_id, facts)
  const own = before.filter(({ participant_id }) => participant_id === rider.participant_id)
  return carriedScores(own, rider.carry_factor ?? rules.carry_factor)
}

/** The rounds in which the class races, so that a round without it neither counts nor shrinks the number that count. */
function seasonRounds(classId: string, { rounds, runs }: SeasonFacts): SeasonRound[] {
  return rounds.flatMap(({ event_id, round_number, state, class_ids }) => {
    const own = runs.filter((run) => run.event_id === event_id && run.championship_class_id === classId)
    if (class_ids.length > 0 && !class_ids.includes(classId) && own.length === 0) return []
    return [{ event_id, round_number, state: seasonState(state, own) }]
  })
}

function seasonState(state: ListedRound['state'], own: readonly ClassRun[]): SeasonRound['state'] {
  if (state === 'cancelled') return 'cancelled'
  if (own.some((run) => run.state === 'live')) return 'running'
  if (own.length > 0 || state === 'held') return 'held'
  return 'planned'
}

function startNumbers(classId: string, riders: readonly SeasonRider[], { runs }: SeasonFacts): Map<string, string> {
  const numbers = new Map<string, string>()
  for (const run of runs) {
    if (run.championship_class_id !== classId) continue
    for (const line of run.lines) numbers.set(line.participant_id, line.start_number)
  }
  for (const rider of riders) if (rider.start_number !== null) numbers.set(rider.participant_id, rider.start_number)
  return numbers
}
