import { describe, expect, it } from 'vitest'
import { rounds, type Season, score, scoresOf, short, standingsOf } from './season-story.ts'

const bestThree = { drop: { kind: 'best_n', n: 3 } } as const

/** Points per round of one rider, dropped ones struck through: `25 ~22~ 25`. */
function struck(table: ReturnType<typeof standingsOf>, rider: string): string {
  const line = table.lines.find((one) => one.participant_id === rider)
  return (line?.scores ?? [])
    .map((cell) => (cell === null ? '-' : cell.counted ? cell.points : `~${cell.points}~`))
    .join(' ')
}

describe('drop rules', () => {
  const season: Season = { a: [25, 22, 18, 20, null, 10] }
  const scores = scoresOf(season)
  const cases: { name: string; given: Parameters<typeof standingsOf>[0]; expected: string; points: number }[] = [
    { name: 'all', given: { rounds: rounds(6) }, expected: '25 22 18 20 - 10', points: 95 },
    { name: 'best N', given: { rounds: rounds(6), rules: bestThree }, expected: '25 22 ~18~ 20 - ~10~', points: 67 },
    {
      name: 'fewer rounds than N: all count',
      given: { rounds: rounds(6), rules: { drop: { kind: 'best_n', n: 9 } } },
      expected: '25 22 18 20 - 10',
      points: 95,
    },
    {
      name: 'a cancelled round lowers N',
      given: { rounds: rounds(6, { 5: 'cancelled' }), rules: bestThree },
      expected: '25 22 ~18~ ~20~ - ~10~',
      points: 47,
    },
    {
      name: 'a cancelled round keeps N when the rules say so',
      given: { rounds: rounds(6, { 5: 'cancelled' }), rules: { ...bestThree, cancelled_rounds: 'keep_n' } },
      expected: '25 22 ~18~ 20 - ~10~',
      points: 67,
    },
    {
      name: 'scores of a cancelled round are gone',
      given: { rounds: rounds(6, { 1: 'cancelled' }) },
      expected: '- 22 18 20 - 10',
      points: 70,
    },
    {
      name: 'best 2 of the first half and best 1 of the second',
      given: {
        rounds: rounds(6),
        rules: { drop: { kind: 'halves', best_first: 2, best_second: 1, first_half_rounds: 3 } },
      },
      expected: '25 22 ~18~ 20 - ~10~',
      points: 67,
    },
    {
      name: 'halves: a cancelled round lowers its own half',
      given: {
        rounds: rounds(6, { 5: 'cancelled' }),
        rules: { drop: { kind: 'halves', best_first: 2, best_second: 2, first_half_rounds: 3 } },
      },
      expected: '25 22 ~18~ 20 - ~10~',
      points: 67,
    },
    {
      name: '75 % of 6 rounds held, rounded up: 5',
      given: { rounds: rounds(6), rules: { drop: { kind: 'percentage', percent: 75, rounding: 'up' } } },
      expected: '25 22 18 20 - 10',
      points: 95,
    },
    {
      name: '75 % of 6 rounds held, rounded down: 4',
      given: { rounds: rounds(6), rules: { drop: { kind: 'percentage', percent: 75, rounding: 'down' } } },
      expected: '25 22 18 20 - ~10~',
      points: 85,
    },
    {
      name: 'percentage counts rounds held, not planned',
      given: {
        rounds: rounds(6, { 5: 'planned', 6: 'planned' }),
        rules: { drop: { kind: 'percentage', percent: 50, rounding: 'up' } },
      },
      expected: '25 22 ~18~ ~20~ - ~10~',
      points: 47,
    },
  ]
  it.each(cases)('$name', ({ given, expected, points }) => {
    const table = standingsOf({ ...given, scores })
    expect(struck(table, 'a')).toBe(expected)
    expect(table.lines[0]?.points).toBe(points)
  })

  it('of equal scores the later is dropped', () => {
    const table = standingsOf({ scores: scoresOf({ a: [18, 18, 18, 18] }), rules: bestThree })
    expect(struck(table, 'a')).toBe('18 18 18 ~18~')
  })

  it('a round with a disqualification counts when it may not be dropped', () => {
    const scores = [score('a', 1, 0, { disqualified: true }), score('a', 2, 25), score('a', 3, 22), score('a', 4, 20)]
    expect(struck(standingsOf({ scores, rules: bestThree }), 'a')).toBe('~0~ 25 22 20')
    expect(struck(standingsOf({ scores, rules: { ...bestThree, dsq_droppable: false } }), 'a')).toBe('0 25 22 ~20~')
  })

  it('a single score can be marked not droppable', () => {
    const scores = [score('a', 1, 0, { droppable: false }), score('a', 2, 25), score('a', 3, 22), score('a', 4, 20)]
    expect(struck(standingsOf({ scores, rules: bestThree }), 'a')).toBe('0 25 22 ~20~')
  })

  it('adjustments are added after the drops and are never dropped', () => {
    const adjustments = [
      { participant_id: 'a', points: -10, reason: 'protest withdrawn too late' },
      { participant_id: 'b', points: 2, reason: 'helped to build the track' },
    ]
    const table = standingsOf({
      scores: scoresOf({ a: [25, 22, 20, 18], b: [22, 22, 20, 18] }),
      rules: bestThree,
      adjustments,
    })
    expect(short(table)).toEqual(['1 b 66', '2 a 57'])
    expect(table.lines[1]?.adjustments).toEqual([adjustments[0]])
  })
})
