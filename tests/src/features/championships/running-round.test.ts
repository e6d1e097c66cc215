import { expect, it } from 'vitest'
import type { Round } from '#domain/championships/championship-words.ts'
import { runningRound, watchedRound } from '#src/features/championships/running-round.ts'

const round = (event_id: string, state: Round['state']): Round => ({
  event_id,
  round_number: 4,
  name: 'Arena night race',
  short_name: 'Arena',
  start_date_time: '2025-03-15T08:00:00.000Z',
  time_zone: 'Europe/Prague',
  state,
  results_available: false,
})

it('the running round is watched for a day from its start', () => {
  const running = runningRound([round('a', 'held'), round('b', 'running'), round('c', 'open')])
  expect(watchedRound(running)).toEqual({
    id: 'b',
    start_date_time: '2025-03-15T08:00:00.000Z',
    end_date_time: '2025-03-16T08:00:00.000Z',
  })
})

it('nothing is watched while no round is running', () => {
  expect(watchedRound(runningRound([round('a', 'held')]))).toBeNull()
})
