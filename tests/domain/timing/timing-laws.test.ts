import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyRun } from '#domain/results/classify-run.ts'
import { deriveCrossings } from '#domain/timing/derive-crossings.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'
import type { TimingFact } from '#domain/timing/timing-fact.ts'
import { entry, RaceStory, threeLaps } from '../race-story.ts'

const numbers = ['31', '7', '132', '123']
const entries = numbers.map((number, index) => entry(number, { championship_class_id: index < 2 ? 'pro' : 'hobby' }))

type Step = { kind: number; number: number; seconds: number; target: number }

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.integer({ min: 0, max: 19 }),
  number: fc.integer({ min: 0, max: 4 }),
  seconds: fc.integer({ min: -5000, max: 400_000 }).map((ms) => ms / 1000),
  target: fc.integer({ min: 1, max: 45 }),
})

/** Any mixture of facts, corrections of corrections and facts whose target does not exist included. */
function storyOf(steps: readonly Step[]): TimingFact[] {
  const story = new RaceStory()
  story.start()
  for (const { kind, number, seconds, target } of steps) {
    const targetId = `fact-${String(target).padStart(4, '0')}`
    const plate = numbers[number] ?? null
    if (kind === 0) story.assign(targetId, plate)
    else if (kind === 1) story.correct(targetId, seconds)
    else if (kind === 2) story.void(targetId)
    else if (kind === 3) story.restore(targetId)
    else if (kind === 4) story.merge(targetId, `fact-${String((target % 7) + 1).padStart(4, '0')}`)
    else if (kind === 5) story.insertLap(plate ?? '31', seconds)
    else if (kind === 6) story.redFlag(seconds)
    else if (kind === 7) story.restart(seconds, target % 2 === 0)
    else if (kind === 8) story.penalty(plate ?? '7', { kind: 'time', ms: 5000 })
    else if (kind === 9) story.split(targetId, [{ id: `part-${target}`, number: plate ?? '31', seconds }])
    else if (kind === 10) story.close(seconds)
    else if (kind === 11) story.confirm(targetId)
    else story.pass(plate, seconds, { backup: kind === 12, source: kind > 16 ? 'transponder' : 'manual' })
  }
  return story.facts
}

const rules: RunRules = { ...threeLaps, format: { kind: 'time', duration_ms: 200_000 }, first_crossing: 'auto' }
const derive = (facts: readonly TimingFact[]) => {
  const timeline = deriveCrossings(facts, entries, rules)
  return { timeline, results: classifyRun(timeline, entries, rules) }
}
const stories = fc.array(step, { maxLength: 40 }).map(storyOf)

describe('timing laws', () => {
  it('the same facts in any order, and with repeats, give the same timeline and results', () => {
    const shuffled = stories.chain((facts) =>
      fc.tuple(fc.constant(facts), fc.shuffledSubarray([...facts, ...facts], { minLength: facts.length * 2 })),
    )
    fc.assert(
      fc.property(shuffled, ([facts, mixed]) => {
        expect(derive(mixed)).toEqual(derive(facts))
      }),
      { numRuns: 300 },
    )
  })

  it('the order of the entry list does not matter', () => {
    const mixed = fc.tuple(stories, fc.shuffledSubarray(entries, { minLength: entries.length }))
    fc.assert(
      fc.property(mixed, ([facts, riders]) => {
        const results = classifyRun(deriveCrossings(facts, riders, rules), riders, rules)
        expect(results).toEqual(derive(facts).results)
      }),
    )
  })

  it('no read is ever lost: each is a crossing, evidence, unresolved or ignored, exactly once', () => {
    fc.assert(
      fc.property(stories, (facts) => {
        const passings = facts.filter((fact) => fact.kind === 'passing')
        const untouched = deriveCrossings([...passings, ...facts.slice(0, 1)], entries, rules)
        const seen = [
          ...[...untouched.crossings.values()].flat().flatMap((one) => [one.id, ...one.evidence_ids]),
          ...untouched.unresolved.map((one) => one.read.id),
          ...untouched.ignored.map((one) => one.read.id),
        ]
        expect(seen.sort()).toEqual(passings.map((fact) => fact.id).sort())
      }),
    )
  })

  it('voiding the latest fact gives what was there before it', () => {
    fc.assert(
      fc.property(stories, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 400 }), (facts, who, seconds) => {
        const story = new RaceStory()
        story.start()
        const lastId = story.pass(numbers[who] ?? '31', seconds)
        story.void(lastId)
        const added = story.facts.slice(1).map((fact) => {
          const changed = { ...fact, id: `later-${fact.id}`, recorded_at: fact.recorded_at.replace('2025', '2026') }
          return changed.kind === 'void' ? { ...changed, target_id: `later-${lastId}` } : changed
        })
        expect(derive([...facts, ...added])).toEqual(derive(facts))
      }),
    )
  })

  it('places are dense: every placed rider has a place of 1 .. n, and equals share', () => {
    fc.assert(
      fc.property(stories, (facts) => {
        const placed = derive(facts).results.rows.flatMap((row) => row.position ?? [])
        for (const [index, place] of placed.entries()) {
          expect(place === index + 1 || place === placed[index - 1]).toBe(true)
        }
      }),
    )
  })
})
