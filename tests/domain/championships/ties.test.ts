import { describe, expect, it } from 'vitest'
import { tieNote } from '#domain/championships/tie-note.ts'
import { rounds, type Season, score, scoresOf, short, standingsOf } from './season-story.ts'

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
