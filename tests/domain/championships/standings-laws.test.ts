import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RoundScore } from '#domain/championships/round-score.ts'
import type { DropRule } from '#domain/championships/standings-rules.ts'
import { rounds, score, standingsOf } from './season-story.ts'

const riders = ['a', 'b', 'c', 'd', 'e']
const cell = fc.option(
  fc.record({ points: fc.integer({ min: 0, max: 25 }), place: fc.integer({ min: 1, max: 5 }), dsq: fc.boolean() }),
)
const season: fc.Arbitrary<RoundScore[]> = fc
  .array(fc.array(cell, { minLength: 6, maxLength: 6 }), { minLength: 5, maxLength: 5 })
  .map((table) =>
    table.flatMap((line, rider) =>
      line.flatMap((one, round) =>
        one ? score(riders[rider] ?? 'a', round + 1, one.points, { places: [one.place], disqualified: one.dsq }) : [],
      ),
    ),
  )
const drop: fc.Arbitrary<DropRule> = fc.oneof(
  fc.constant<DropRule>({ kind: 'all' }),
  fc.integer({ min: 1, max: 7 }).map((n): DropRule => ({ kind: 'best_n', n })),
  fc.constant<DropRule>({ kind: 'halves', best_first: 2, best_second: 2, first_half_rounds: 3 }),
  fc.constant<DropRule>({ kind: 'percentage', percent: 70, rounding: 'up' }),
)
const sixRounds = rounds(6, { 4: 'cancelled' })
const table = (scores: RoundScore[], rule: DropRule) =>
  standingsOf({ rounds: sixRounds, scores, rules: { drop: rule, dsq_droppable: false } })

describe('standings laws', () => {
  it('the order of the input does not matter', () => {
    const mixed = season.chain((scores) =>
      fc.tuple(fc.constant(scores), fc.shuffledSubarray(scores, { minLength: scores.length })),
    )
    fc.assert(
      fc.property(mixed, drop, ([scores, shuffled], rule) => {
        expect(table(shuffled, rule)).toEqual(table(scores, rule))
      }),
    )
  })

  it('more points in a round never lower a place', () => {
    fc.assert(
      fc.property(season, drop, fc.nat(), fc.integer({ min: 1, max: 30 }), (scores, rule, pick, more) => {
        const lucky = scores[pick % Math.max(1, scores.length)]
        if (!lucky) return
        const better = scores.map((one) => (one === lucky ? { ...one, points: one.points + more } : one))
        const place = (list: RoundScore[]) => {
          return table(list, rule).lines.find((line) => line.participant_id === lucky.participant_id)?.position ?? 0
        }
        expect(place(better)).toBeLessThanOrEqual(place(scores))
      }),
      { numRuns: 300 },
    )
  })

  it('points never rise down the table, and places only repeat when they are shared', () => {
    fc.assert(
      fc.property(season, drop, (scores, rule) => {
        const { lines } = table(scores, rule)
        for (const [index, line] of lines.entries()) {
          const before = lines[index - 1]
          if (!before) continue
          expect(before.points).toBeGreaterThanOrEqual(line.points)
          if (before.position === line.position) expect(before.tie?.step).toBe('shared')
          else expect(line.position).toBe(index + 1)
        }
      }),
    )
  })

  it("a rider's points are what counts plus adjustments, and nothing else", () => {
    fc.assert(
      fc.property(season, drop, fc.integer({ min: -20, max: 20 }), (scores, rule, points) => {
        const adjustments = [{ participant_id: 'a', points, reason: 'office' }]
        const { lines } = standingsOf({ rounds: sixRounds, scores, adjustments, rules: { drop: rule } })
        for (const line of lines) {
          const counted = line.scores.reduce((sum, one) => sum + (one?.counted ? one.points : 0), 0)
          expect(line.points).toBe(counted + (line.participant_id === 'a' ? points : 0))
        }
      }),
    )
  })
})
