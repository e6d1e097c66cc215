import { describe, expect, it } from 'vitest'
import { carriedScores } from '#domain/championships/round-score.ts'
import { seasonTable } from '#domain/championships/season-table.ts'
import { standardStandingsRules } from '#domain/championships/standings-rules.ts'
import { standingsRulesText } from '#domain/championships/standings-rules-text.ts'
import { tieNote } from '#domain/championships/tie-note.ts'
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

describe('ties', () => {
  const cases: {
    name: string
    season: Season
    rules?: Parameters<typeof standingsOf>[0]['rules']
    expected: string[]
    notes: (string | null)[]
  }[] = [
    {
      name: 'most wins',
      season: {
        a: [
          [25, 1],
          [18, 4],
          [25, 1],
        ],
        b: [
          [25, 1],
          [25, 2],
          [18, 4],
        ],
      },
      expected: ['1 a 68', '2 b 68'],
      notes: ['Ahead of b on 2 wins to 1', null],
    },
    {
      name: 'then second places',
      season: {
        a: [
          [25, 1],
          [20, 3],
        ],
        b: [
          [23, 2],
          [22, 2],
        ],
        c: [
          [25, 1],
          [20, 2],
        ],
      },
      expected: ['1 c 45', '2 a 45', '3 b 45'],
      notes: ['Ahead of a on one second place to none', 'Ahead of b on one win to none', null],
    },
    {
      name: 'third places, none on the other side',
      season: {
        '501': [
          [18, 4],
          [20, 3],
          [16, 5],
        ],
        '7': [
          [18, 4],
          [18, 4],
          [18, 4],
        ],
      },
      expected: ['1 501 54', '2 7 54'],
      notes: ['Ahead of 7 on one third place to none', null],
    },
    {
      name: 'dropped results decide ties too',
      season: {
        a: [
          [25, 1],
          [22, 2],
          [10, 1],
        ],
        b: [
          [25, 1],
          [22, 2],
          [9, 7],
        ],
      },
      rules: { drop: { kind: 'best_n', n: 2 } },
      expected: ['1 a 47', '2 b 47'],
      notes: ['Ahead of b on 2 wins to 1', null],
    },
    {
      name: 'then the better last round',
      season: {
        a: [
          [25, 1],
          [22, 2],
        ],
        b: [
          [22, 2],
          [25, 1],
        ],
      },
      expected: ['1 b 47', '2 a 47'],
      notes: ['Ahead of a on 25 points to 22 in the last round', null],
    },
    {
      name: 'who was not in the last round is behind',
      season: { a: [25, 0], b: [0, 25], c: [25, null] },
      expected: ['1 b 25', '2 a 25', '3 c 25'],
      notes: [
        'Ahead of a on 25 points to 0 in the last round',
        'Ahead of c on 0 points to not entered in the last round',
        null,
      ],
    },
    {
      name: 'equal in everything: the place is shared, 1 1 3',
      season: {
        a: [
          [25, 1],
          [20, 3],
        ],
        b: [
          [25, 1],
          [20, 3],
        ],
        c: [
          [22, 2],
          [18, 4],
        ],
      },
      expected: ['1 a 45', '1 b 45', '3 c 40'],
      notes: ['Level with b', null, null],
    },
    {
      name: 'the chain is configurable',
      season: {
        a: [
          [25, 1],
          [22, 2],
        ],
        b: [
          [24, 2],
          [23, 2],
        ],
      },
      rules: { tie_break: ['last_round', 'most_places'] },
      expected: ['1 b 47', '2 a 47'],
      notes: ['Ahead of a on 23 points to 22 in the last round', null],
    },
    {
      name: 'an empty chain shares',
      season: {
        a: [
          [25, 1],
          [20, 3],
        ],
        b: [
          [20, 3],
          [25, 1],
        ],
      },
      rules: { tie_break: [] },
      expected: ['1 a 45', '1 b 45'],
      notes: ['Level with b', null],
    },
  ]
  it.each(cases)('$name', ({ season, rules = {}, expected, notes }) => {
    const length = Math.max(...Object.values(season).map((list) => list.length))
    const table = standingsOf({ rounds: rounds(length), scores: scoresOf(season), rules })
    expect(short(table)).toEqual(expected)
    expect(table.lines.map((line) => tieNote(line, table))).toEqual(notes)
  })

  it('rounds still to come are not the last round', () => {
    const table = standingsOf({
      rounds: rounds(4, { 3: 'planned', 4: 'planned' }),
      scores: scoresOf({
        a: [
          [25, 1],
          [22, 2],
        ],
        b: [
          [22, 2],
          [25, 1],
        ],
      }),
    })
    expect(short(table)[0]).toBe('1 b 47')
  })

  it('places of several motos at one event all count', () => {
    const scores = [score('a', 1, 47, { places: [1, 2] }), score('b', 1, 47, { places: [null, 3] })]
    const table = standingsOf({ rounds: rounds(1), scores })
    expect(table.lines[0]?.tie).toEqual({ step: 'most_places', ahead_of_id: 'b', sentence: 'one win to none' })
  })
})

describe('the table', () => {
  it('a rider with too few starts is listed behind, without a place', () => {
    const scores = scoresOf({ a: [25, null, null, null], b: [5, 5, 5, null] })
    expect(short(standingsOf({ scores, rules: { min_starts: 3 } }))).toEqual(['1 b 15', '- a 25'])
  })

  it('who can still reach the minimum has a place', () => {
    const given = { scores: scoresOf({ a: [25, null], b: [5, 5] }), rounds: rounds(4, { 3: 'planned', 4: 'planned' }) }
    expect(short(standingsOf({ ...given, rules: { min_starts: 3 } }))).toEqual(['1 a 25', '2 b 10'])
  })

  it('a season cut short asks for no more starts than it had rounds', () => {
    const given = { scores: scoresOf({ a: [25, 25] }), rounds: rounds(4, { 3: 'cancelled', 4: 'cancelled' }) }
    expect(short(standingsOf({ ...given, rules: { min_starts: 3 } }))).toEqual(['1 a 50'])
  })

  it('is keyed by rider: two riders with one number stay two, a rider with a new number stays one', () => {
    const table = standingsOf({
      scores: scoresOf({ a: [25], b: [22] }),
      start_numbers: new Map([
        ['a', '7'],
        ['b', '7'],
      ]),
    })
    expect(short(table)).toEqual(['1 7 25', '2 7 22'])
  })

  it('after a class change results stay in the class ridden and a share of the points follows', () => {
    const hobby = scoresOf({
      a: [
        [25, 1],
        [22, 2],
      ],
    })
    const carried = carriedScores(hobby, 0.5)
    const table = standingsOf({
      scores: [...carried, ...scoresOf({ a: [null, null, 20], b: [15, 15, 15] })],
      rules: { min_starts: 1 },
    })
    expect(short(table)).toEqual(['1 b 45', '2 a 43.5'])
    expect(table.lines[1]?.scores.map((cell) => cell?.carried ?? null)).toEqual([true, true, false, null])
    expect(table.lines[1]?.starts).toBe(1)
    expect(carriedScores(hobby, 0)).toEqual([])
  })

  it('a result ridden in the class goes before a carried one, in either order', () => {
    const own = score('a', 1, 10)
    const carried = score('a', 1, 12, { carried: true })
    for (const scores of [
      [own, carried],
      [carried, own],
    ])
      expect(short(standingsOf({ scores }))).toEqual(['1 a 10'])
  })

  it('a running round counts as it stands', () => {
    const table = standingsOf({ rounds: rounds(2, { 2: 'running' }), scores: scoresOf({ a: [20, 25], b: [22, 22] }) })
    expect(short(table)).toEqual(['1 a 45', '2 b 44'])
    expect(table.lines[1]?.behind_leader).toBe(1)
  })

  it('hundredths of points add up exactly', () => {
    const table = standingsOf({ scores: scoresOf({ a: [0.1, 0.2], b: [0.3, 0] }), rules: { tie_break: [] } })
    expect(short(table)).toEqual(['1 a 0.3', '1 b 0.3'])
  })

  it('rules edited after publishing make another table and leave the old one as it was', () => {
    const scores = scoresOf({ a: [25, 0, 0, 0], b: [13, 13, 0, 0] })
    const before = standingsOf({ scores })
    const kept = structuredClone(before)
    const after = standingsOf({ scores, rules: { version: 2, drop: { kind: 'best_n', n: 1 } } })
    expect([before.rules_version, after.rules_version]).toEqual([1, 2])
    expect(short(after)).toEqual(['1 a 25', '2 b 13'])
    expect(before).toEqual(kept)
    expect(standingsOf({ scores })).toEqual(kept)
  })

  it('is what a published version keeps', () => {
    const id = '0195a0f0-0000-7000-8000-000000000001'
    const event_id = '0195a0f0-0000-7000-8000-000000000002'
    const table = standingsOf({
      championship_class_id: id,
      rounds: [{ event_id, round_number: 1, state: 'held' }],
      scores: [score(id, 1, 25, { event_id })],
    })
    expect(seasonTable.parse(JSON.parse(JSON.stringify(table)))).toEqual(table)
  })
})

describe('the rules in words', () => {
  it('names drops, starts and ties', () => {
    const rules = {
      ...standardStandingsRules,
      drop: { kind: 'halves', best_first: 3, best_second: 3, first_half_rounds: 4 },
      min_starts: 2,
    } as const
    expect(standingsRulesText({ ...rules, tie_break: ['most_places', 'last_round'] })).toBe(
      'The best three of the first four rounds and the best three of the rest count. At least two starts are needed to be classified. A tie goes to the rider with more first places, then second, then third, over all rounds, then to the better result in the last round; riders still level share the place.',
    )
  })
})
