import { describe, expect, it } from 'vitest'
import { carriedScores } from '#domain/championships/round-score.ts'
import { seasonTable } from '#domain/championships/season-table.ts'
import { standardStandingsRules } from '#domain/championships/standings-rules.ts'
import { standingsRulesText } from '#domain/championships/standings-rules-text.ts'
import { rounds, score, scoresOf, short, standingsOf } from './season-story.ts'

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
