import { describe, expect, it } from 'vitest'
import type { RunRules } from '#domain/timing/run-rules.ts'
import { crossers, crossings, type RaceStory, startedStory, threeLaps, timelineOf } from '../race-story.ts'

describe('two devices on one line', () => {
  const transponder = { source: 'transponder', event_sign_up_id: 'rider-31' } as const
  const backup = { backup: true, device_id: 'second phone' } as const

  const cases: { name: string; make: (story: RaceStory) => void; expected: string[]; evidence: number }[] = [
    {
      name: 'transponder before main manual before backup',
      make: (story) => {
        story.pass('31', 59.5, backup)
        story.pass('31', 59.8)
        story.pass(null, 60, transponder)
      },
      expected: ['60 lap'],
      evidence: 2,
    },
    {
      name: 'main manual before backup, although the backup was earlier',
      make: (story) => {
        story.pass('31', 59.5, backup)
        story.pass('31', 60)
      },
      expected: ['60 lap'],
      evidence: 1,
    },
    {
      name: 'a double read 2 to 3 s apart is one crossing, the earlier stays',
      make: (story) => {
        story.pass(null, 60, transponder)
        story.pass(null, 62.5, transponder)
      },
      expected: ['60 lap'],
      evidence: 1,
    },
    {
      name: 'the window is half of the minimum lap, its end included',
      make: (story) => {
        story.pass('31', 60)
        story.pass('31', 75, backup)
      },
      expected: ['60 lap'],
      evidence: 1,
    },
    {
      name: 'past the window it is a crossing of its own, too early to count',
      make: (story) => {
        story.pass('31', 60)
        story.pass('31', 75.001, backup)
      },
      expected: ['60 lap', '75.001 too_early'],
      evidence: 0,
    },
  ]
  it.each(cases)('$name', ({ make, expected, evidence }) => {
    const story = startedStory()
    make(story)
    expect(crossings(story, '31')).toEqual(expected)
    const [first] = timelineOf(story, crossers, threeLaps).crossings.get('rider-31') ?? []
    expect(first?.evidence_ids).toHaveLength(evidence)
  })

  it('a voided main read lets the backup step in', () => {
    const story = startedStory()
    story.pass('31', 60.4, backup)
    const main = story.pass('31', 60)
    story.void(main)
    expect(crossings(story, '31')).toEqual(['60.4 lap'])
  })
})

describe('the minimum lap', () => {
  it('flags an early crossing and keeps it; the next lap is measured from the last one that counts', () => {
    const story = startedStory().rides('31', 60, 85, 115)
    expect(crossings(story, '31')).toEqual(['60 lap', '85 too_early', '115 lap'])
  })

  it('counts it when a person confirms it', () => {
    const story = startedStory().rides('31', 60)
    const early = story.pass('31', 85)
    story.confirm(early)
    expect(crossings(story, '31')).toEqual(['60 lap', '85 lap'])
    const [, second] = timelineOf(story, crossers, threeLaps).crossings.get('rider-31') ?? []
    expect(second?.under_minimum_lap).toBe(true)
  })

  it('counts it, flagged, when the rules say so', () => {
    const story = startedStory().rides('31', 60, 85)
    const rules: RunRules = { ...threeLaps, under_min_lap: 'count' }
    expect(crossings(story, '31', crossers, rules)).toEqual(['60 lap', '85 lap'])
  })
})
