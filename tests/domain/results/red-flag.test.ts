import { describe, expect, it } from 'vitest'
import type { RunRules } from '#domain/timing/run-rules.ts'
import { entry, list, RaceStory, threeLaps } from '../race-story.ts'

const entries = [entry('31'), entry('7'), entry('12')]
const sixLaps: RunRules = { ...threeLaps, format: { kind: 'laps', laps: 6 } }

/** 31 leads; at the red flag (200 s) 31 has three laps, 7 (who passed 12 on lap 3) three, 12 two. */
function stopped(): RaceStory {
  const story = new RaceStory()
  story.start()
  story.rides('31', 60, 120, 180).rides('7', 62, 124, 186).rides('12', 61, 122)
  story.redFlag(200)
  return story
}

describe('a red flag that ends the run', () => {
  it('last completed crossing: every lap before the flag counts', () => {
    const story = stopped()
    story.close()
    expect(list(story, entries, { ...sixLaps, count_back: 'last_completed_crossing' })).toEqual([
      '1 31 3 laps 180.000',
      '2 7 3 laps 186.000',
      '3 12 2 laps 122.000',
    ])
  })

  it("lap before: the order goes back to the leader's last lap but one", () => {
    const story = stopped()
    story.close()
    expect(list(story, entries, { ...sixLaps, count_back: 'lap_before' })).toEqual([
      '1 31 2 laps 120.000',
      '2 12 2 laps 122.000',
      '3 7 2 laps 124.000',
    ])
  })

  it('who had stopped before is a DNF', () => {
    const story = new RaceStory()
    story.start()
    story.rides('31', 60, 120, 180).rides('7', 62, 124, 186).rides('12', 61)
    story.redFlag(200)
    story.close()
    for (const count_back of ['lap_before', 'last_completed_crossing'] as const) {
      expect(list(story, entries, { ...sixLaps, count_back }).at(-1)).toBe('DNF 12 1 lap 61.000')
    }
  })

  it('a crossing after the red flag does not count', () => {
    const story = stopped()
    story.rides('12', 201)
    story.close()
    expect(list(story, entries, { ...sixLaps, count_back: 'last_completed_crossing' })[2]).toBe('3 12 2 laps 122.000')
  })

  it('after the chequered flag it takes nothing back', () => {
    const story = new RaceStory()
    story.start()
    story.rides('31', 60, 120, 180).rides('7', 62, 124, 186)
    story.redFlag(183)
    story.close()
    expect(list(story, entries.slice(0, 2), threeLaps)).toEqual(['1 31 3 laps 180.000', 'DNF 7 2 laps 124.000'])
  })
})

describe('a restart', () => {
  it('carries laps and times on, the stoppage not counted', () => {
    const story = stopped()
    story.restart(1000)
    story.rides('31', 1060, 1120, 1180).rides('7', 1059, 1118, 1177).rides('12', 1061, 1123, 1190)
    story.close()
    expect(list(story, entries, { ...sixLaps, count_back: 'last_completed_crossing' })).toEqual([
      '1 31 6 laps 360.000',
      '2 7 6 laps 363.000',
      '3 12 5 laps 312.000',
    ])
  })

  it('can annul what was before', () => {
    const story = stopped()
    story.restart(1000, false, { kind: 'laps', laps: 2 })
    story.rides('31', 1060, 1120).rides('7', 1059, 1118)
    story.close()
    expect(list(story, entries, sixLaps)).toEqual(['1 7 2 laps 118.000', '2 31 2 laps 120.000', 'DNS 12 0 laps -'])
  })

  it('with a distance of its own counts it from the restart', () => {
    const story = stopped()
    story.restart(1000, true, { kind: 'laps', laps: 1 })
    story.rides('31', 1060, 1120).rides('7', 1059, 1121)
    story.close()
    const rules: RunRules = { ...sixLaps, count_back: 'last_completed_crossing' }
    expect(list(story, entries.slice(0, 2), rules)).toEqual(['1 31 4 laps 240.000', '2 7 4 laps 245.000'])
  })

  it('of a timed run has the time that was left', () => {
    const story = stopped()
    story.restart(1000)
    story.rides('31', 1060, 1120, 1180).rides('7', 1061, 1121, 1181)
    story.close()
    const format = { kind: 'time', duration_ms: 300_000 } as const
    // 200 s were used, 100 s are left: the flag falls at the crossing of 1120 s.
    const rules: RunRules = { ...threeLaps, format, count_back: 'last_completed_crossing' }
    expect(list(story, entries.slice(0, 2), rules)).toEqual(['1 31 5 laps 300.000', '2 7 5 laps 307.000'])
  })

  it('reads between the red flag and the restart are kept out', () => {
    const story = stopped()
    story.rides('12', 500, 999.9)
    story.restart(1000)
    story.rides('31', 1060).rides('12', 1030)
    expect(list(story, [entry('12')], { ...sixLaps, count_back: 'last_completed_crossing' })).toEqual([
      '1 12 3 laps 152.000',
    ])
  })

  it('a red flag before anybody completed a lap of the segment leaves the order as it was', () => {
    const story = stopped()
    story.restart(1000)
    story.redFlag(1020)
    story.close()
    expect(list(story, entries, { ...sixLaps, count_back: 'last_completed_crossing' })).toEqual([
      '1 31 3 laps 180.000',
      '2 7 3 laps 186.000',
      '3 12 2 laps 122.000',
    ])
  })
})
