import { expect, it } from 'vitest'
import { roundScores } from '#domain/championships/round-score.ts'
import type { PointsLine } from '#domain/points/allocate-points.ts'
import type { ResultStatus } from '#domain/results/result-status.ts'

function run(...riders: { rider: string; place: number | null; points: number; status?: ResultStatus }[]) {
  const bonus = { holeshot: 0, pole: 0, fastest_lap: 0, participation: 0 }
  return {
    rows: riders.map(({ rider, place, status = 'finished' }) => {
      return { event_sign_up_id: `entry-${rider}`, participant_id: rider, class_position: place, status }
    }),
    points: riders.map(({ rider, place, points }): PointsLine => {
      const ids = { event_sign_up_id: `entry-${rider}`, participant_id: rider }
      return { ...ids, eligible: true, place, place_points: points, bonus, minus_points: 0, points }
    }),
  }
}

it('adds up the counting runs of an event: points, places in order, starts and disqualifications', () => {
  const scores = roundScores('event', [
    run({ rider: 'a', place: 1, points: 25 }, { rider: 'b', place: null, points: 0, status: 'DSQ' }),
    run({ rider: 'a', place: 2, points: 22.5 }, { rider: 'c', place: null, points: 0, status: 'DNS' }),
  ])
  expect(
    scores.map(({ participant_id, points, places, started, disqualified }) => [
      participant_id,
      points,
      places,
      started,
      disqualified,
    ]),
  ).toEqual([
    ['a', 47.5, [1, 2], true, false],
    ['b', 0, [null, null], true, true],
    ['c', 0, [null, null], false, false],
  ])
})
