import type { Round } from '#domain/championships/championship-words.ts'
import { formatMonthDay } from '#src/ui/zoned-date.ts'

const stateWords: Record<Round['state'], string> = {
  held: 'Held',
  running: 'Running now',
  open: 'Open',
  upcoming: 'Upcoming',
  cancelled: 'Cancelled',
}

/** What stands under a round in the season's line: `Oct 12 · Results`, `Running now`, `Mar 15 · Open`. */
export function roundLine(round: Pick<Round, 'state' | 'results_available' | 'start_date_time' | 'time_zone'>): string {
  if (round.state === 'running') return stateWords.running
  const word = round.state === 'held' && round.results_available ? 'Results' : stateWords[round.state]
  return `${formatMonthDay(round.start_date_time, round.time_zone)} · ${word}`
}
