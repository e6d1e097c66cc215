import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocatePoints, type PointsInput, type ScoredRow } from '#domain/points/allocate-points.ts'
import { pointsAllocation } from '#domain/points/points-allocation.ts'
import { pointsPresets } from '#domain/points/points-presets.ts'

const allocation = pointsPresets.motocross

/** Riders a, b, c ... by place; `DNF` and the like for the unplaced. */
function rows(...places: (number | 'DNF' | 'DNS' | 'DSQ' | 'NC')[]): ScoredRow[] {
  return places.map((place, index): ScoredRow => {
    const name = String.fromCharCode(97 + index)
    const placed = typeof place === 'number'
    return {
      event_sign_up_id: name,
      participant_id: `person-${name}`,
      class_position: placed ? place : null,
      class_rank: placed ? place : index + 1,
      status: placed ? 'finished' : place,
      best_lap_ms: 60_000 - index,
      penalties: [],
    }
  })
}

function input(over: Partial<PointsInput>): PointsInput {
  return {
    rows: rows(1, 2, 3),
    run_kind: 'final',
    allocation,
    holeshot_id: null,
    pole_id: null,
    ineligible_ids: [],
    ...over,
  }
}

const bonuses = { holeshot: 3, pole: 2, fastest_lap: 1, participation: 0 }
const cases: { name: string; over: Partial<PointsInput>; expected: number[] }[] = [
  { name: 'the table', over: {}, expected: [25, 22, 20] },
  { name: 'a shared place gives both its points', over: { rows: rows(1, 1, 3) }, expected: [25, 25, 20] },
  {
    name: 'places beyond the table give none',
    over: { allocation: { ...allocation, places: [10] } },
    expected: [10, 0, 0],
  },
  { name: 'a kind of run that does not count gives no lines', over: { run_kind: 'practice' }, expected: [] },
  {
    name: 'DNF, DNS, DSQ, NC: nothing by default',
    over: { rows: rows(1, 'DNF', 'NC', 'DNS', 'DSQ') },
    expected: [25, 0, 0, 0, 0],
  },
  {
    name: 'DNF as placed',
    over: { rows: rows(1, 'DNF', 'DNS'), allocation: { ...allocation, dnf: { kind: 'as_placed' } } },
    expected: [25, 22, 0],
  },
  {
    name: 'DNF and DNS fixed',
    over: {
      rows: rows(1, 'DNF', 'DNS'),
      allocation: { ...allocation, dnf: { kind: 'fixed', points: 2 }, dns: { kind: 'fixed', points: 1 } },
    },
    expected: [25, 2, 1],
  },
  { name: 'an ineligible rider: those behind move up', over: { ineligible_ids: ['a'] }, expected: [0, 25, 22] },
  {
    name: 'an ineligible rider: the place is used up',
    over: { ineligible_ids: ['a'], allocation: { ...allocation, ineligible: 'uses_place' } },
    expected: [0, 22, 20],
  },
  {
    name: 'an ineligible rider within a shared place',
    over: { rows: rows(1, 1, 3), ineligible_ids: ['a'] },
    expected: [0, 25, 22],
  },
  {
    name: 'holeshot, pole and fastest lap',
    over: { allocation: { ...allocation, bonuses }, holeshot_id: 'b', pole_id: 'a' },
    expected: [27, 25, 21],
  },
  {
    name: 'participation for everybody who started',
    over: {
      rows: rows(1, 'DNF', 'DNS', 'DSQ'),
      allocation: { ...allocation, bonuses: { ...bonuses, fastest_lap: 0, participation: 1 } },
    },
    expected: [26, 1, 0, 0],
  },
  {
    name: 'the fastest lap of a disqualified rider passes on',
    over: { rows: rows(1, 2, 'DSQ'), allocation: { ...allocation, bonuses } },
    expected: [25, 23, 0],
  },
  {
    name: 'the fastest lap of an ineligible rider passes on where places move up',
    over: { ineligible_ids: ['c'], allocation: { ...allocation, bonuses } },
    expected: [25, 23, 0],
  },
  {
    name: 'and is used up where places are',
    over: { ineligible_ids: ['c'], allocation: { ...allocation, bonuses, ineligible: 'uses_place' } },
    expected: [25, 22, 0],
  },
]

describe('allocatePoints', () => {
  it.each(cases)('$name', ({ over, expected }) => {
    expect(allocatePoints(input(over)).map((line) => line.points)).toEqual(expected)
  })

  it('points taken off leave the place and may go below zero', () => {
    const effect = { kind: 'points', points: 30 } as const
    const [first] = rows(1)
    const punished = first
      ? [{ ...first, penalties: [{ id: 'p', event_sign_up_id: 'a', effect, reason: 'noise' }] }]
      : []
    expect(allocatePoints(input({ rows: punished }))).toMatchObject([
      { place: 1, place_points: 25, minus_points: 30, points: -5 },
    ])
  })

  it('a better place never gives fewer points, whatever the table, as long as the table falls', () => {
    const table = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 30 }).map((list) => list.sort((a, b) => b - a))
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 40 }), (places, riders) => {
        const list = rows(...Array.from({ length: riders }, (_, index) => index + 1))
        const points = allocatePoints(input({ rows: list, allocation: { ...allocation, places } })).map((l) => l.points)
        expect(points).toEqual([...points].sort((a, b) => b - a))
      }),
    )
  })

  it('the presets are the published tables and are valid', () => {
    for (const preset of Object.values(pointsPresets)) expect(pointsAllocation.safeParse(preset).success).toBe(true)
    const heads = Object.values(pointsPresets).map((one) => [
      one.name,
      one.places.length,
      one.places.slice(0, 5).join(' '),
    ])
    expect(heads).toEqual([
      ['Motocross 25-22-20', 20, '25 22 20 18 16'],
      ['Supercross 26-23-21', 22, '26 23 21 19 18'],
      ['Enduro 20-17-15', 15, '20 17 15 13 11'],
      ['Hare scramble 30-25-21', 20, '30 25 21 18 16'],
    ])
  })
})
