import { describe, expect, it } from 'vitest'
import { crossers, list, startedStory, threeLaps, timelineOf } from '../race-story.ts'

describe('missed reads', () => {
  const cases = [
    { name: 'two usual laps', gap: 121, missed: 1 },
    { name: 'three usual laps', gap: 178, missed: 2 },
    { name: 'four usual laps', gap: 245, missed: 3 },
    { name: 'one slow lap', gap: 90, missed: 0 },
    { name: 'far too long for any guess', gap: 400, missed: 0 },
  ]
  it.each(cases)('$name: $missed', ({ gap, missed }) => {
    const story = startedStory().rides('31', 60, 120, 180, 240, 240 + gap)
    const last = timelineOf(story, crossers, threeLaps).crossings.get('rider-31')?.at(-1)
    expect(last?.missed_reads).toBe(missed)
  })

  it('an inserted lap closes the gap and is marked estimated', () => {
    const story = startedStory().rides('31', 60, 120, 180, 300)
    const inserted = story.insertLap('31', 240)
    const found = timelineOf(story, crossers, threeLaps).crossings.get('rider-31') ?? []
    expect(found.map((one) => one.missed_reads)).toEqual([0, 0, 0, 0, 0])
    expect(found.find((one) => one.id === inserted)?.estimated).toBe(true)
  })
})

describe('the finish read', () => {
  it('a rider who was circulating and is not read at the flag is a DNF with the hint; the lap can be put in', () => {
    const story = startedStory().rides('31', 60, 120, 180).rides('132', 61, 122)
    story.close()
    expect(list(story, crossers.slice(0, 2), threeLaps)).toEqual(['1 31 3 laps 180.000', 'DNF 132 2 laps 122.000'])
    story.insertLap('132', 183)
    expect(list(story, crossers.slice(0, 2), threeLaps)).toEqual(['1 31 3 laps 180.000', '2 132 3 laps 183.000'])
  })
})
