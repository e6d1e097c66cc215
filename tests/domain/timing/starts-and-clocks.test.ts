import { describe, expect, it } from 'vitest'
import type { RunRules } from '#domain/timing/run-rules.ts'
import { crossers, crossings, entry, list, RaceStory, startedStory, threeLaps, timelineOf } from '../race-story.ts'

describe('starts', () => {
  it('may be recorded late and corrected; everything follows', () => {
    const story = startedStory().rides('31', 60, 120, 180)
    story.close()
    expect(list(story, [entry('31')], threeLaps)).toEqual(['1 31 3 laps 180.000'])
    story.correct(story.facts[0]?.id ?? '', -1.5)
    expect(list(story, [entry('31')], threeLaps)).toEqual(['1 31 3 laps 181.500'])
  })

  it('a false start is withdrawn', () => {
    const story = new RaceStory()
    const falseStart = story.start(0)
    story.rides('31', 100, 160, 220)
    story.void(falseStart)
    story.start(40)
    story.close()
    expect(list(story, [entry('31')], threeLaps)).toEqual(['1 31 3 laps 180.000'])
  })

  it('a stray second start in mid-race moves nothing', () => {
    const story = startedStory().rides('31', 60, 120, 180)
    story.start(100)
    story.close()
    expect(list(story, [entry('31')], threeLaps)).toEqual(['1 31 3 laps 180.000'])
  })

  it('reads before the start are kept and never laps, and swallow no real one', () => {
    const story = startedStory().rides('31', -2, 1, 61)
    const rules: RunRules = { ...threeLaps, first_crossing: 'start_line' }
    expect(crossings(story, '31', crossers, rules)).toEqual(['1 start_line', '61 lap'])
    expect(timelineOf(story, crossers, rules).ignored).toMatchObject([
      { reason: 'before_start', event_sign_up_id: 'rider-31' },
    ])
  })
})

describe('clocks', () => {
  it('midnight inside a run', () => {
    const story = new RaceStory(Date.parse('2025-03-15T23:59:00.000Z'))
    story.start()
    story.rides('31', 50, 110, 170)
    story.close()
    expect(list(story, [entry('31')], threeLaps)).toEqual(['1 31 3 laps 170.000'])
  })

  it('the night the clocks change: a run over 01:00 UTC in Prague loses no hour', () => {
    const story = new RaceStory(Date.parse('2025-10-26T00:59:00.000Z'))
    story.start()
    story.rides('31', 50, 110, 170)
    story.close()
    expect(list(story, [entry('31')], threeLaps)).toEqual(['1 31 3 laps 170.000'])
  })

  it('a phone that slept: raw clocks and a sequence that began at 0 again change nothing', () => {
    const slept = { wall_ms: 5, monotonic_ms: 1, boot_id: 'two', offset_ms: null, uncertainty_ms: null, text: null }
    const story = startedStory()
    story.pass('31', 60, { seq: 0 })
    story.pass('31', 120, { seq: 0, clock: slept })
    story.pass('31', 180, { seq: 1, clock: { ...slept, wall_ms: 4_000_000_000_000 } })
    story.close()
    expect(list(story, [entry('31')], threeLaps)).toEqual(['1 31 3 laps 180.000'])
  })

  it('a batch that is sent again and out of order counts once', () => {
    const story = startedStory().rides('31', 60, 120, 180)
    story.close()
    story.facts.push(...[...story.facts].reverse())
    expect(list(story, [entry('31')], threeLaps)).toEqual(['1 31 3 laps 180.000'])
  })
})
