import type { Round } from '#domain/championships/championship-words.ts'

const DAY_MS = 86_400_000

/** The round that is being ridden now; null: none. */
export function runningRound(rounds: readonly Round[]): Round | null {
  return rounds.find((round) => round.state === 'running') ?? null
}

/** A round as the live updates watch it: a day long, for rounds do not say their end. */
export function watchedRound(round: Round | null) {
  if (round === null) return null
  const start = round.start_date_time
  const end_date_time = new Date(Date.parse(start) + DAY_MS).toISOString()
  return { id: round.event_id, start_date_time: start, end_date_time }
}
