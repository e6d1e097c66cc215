import { describe, expect, it } from 'vitest'
import { diffStandings } from '#domain/championships/diff-standings.ts'
import { rounds, scoresOf, standingsOf } from './season-story.ts'

const two = { rounds: rounds(2) }
const before = standingsOf({ ...two, scores: scoresOf({ a: [25, 22], b: [22, 20], c: [20, 18] }) })

describe('diffStandings', () => {
  it('is empty for equal versions', () => {
    expect(diffStandings(before, structuredClone(before))).toEqual([])
  })

  it('says who moved, by what round, and why', () => {
    const after = standingsOf({
      ...two,
      scores: scoresOf({ a: [25, 16], b: [22, 20], d: [5, null] }),
      adjustments: [{ participant_id: 'b', points: 2, reason: 'marshal duty' }],
    })
    expect(diffStandings(before, after).map((change) => change.text)).toEqual([
      'Number b: 2nd to 1st; 42 to 44 points; adjustments none to 2 (marshal duty).',
      'Number a: 1st to 2nd; 47 to 41 points; round 2 22 to 16.',
      'Number d: new, 3rd with 5 points.',
      'Number c: no longer in the table, was 3rd with 38 points.',
    ])
  })

  it('shows that a score is dropped now', () => {
    const scores = scoresOf({ a: [25, 22], b: [22, 20], c: [20, 18] })
    const after = standingsOf({ ...two, scores, rules: { drop: { kind: 'best_n', n: 1 } } })
    expect(diffStandings(before, after)[0]?.text).toBe('Number a: 47 to 25 points; round 2 22 to 22 dropped.')
  })
})
