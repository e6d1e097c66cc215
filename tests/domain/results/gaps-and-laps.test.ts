import { describe, expect, it } from 'vitest'
import { formatGap } from '#domain/results/format-gap.ts'
import { classify, entry, RaceStory, threeLaps, timelineOf } from '../race-story.ts'

const entries = [entry('31'), entry('7'), entry('12')]

function race(): RaceStory {
  const story = new RaceStory()
  story.start()
  return story
}

function gaps(story: RaceStory): string[] {
  return classify(story, entries, threeLaps).rows.map((row) => `${row.start_number} ${formatGap(row.gap)}`)
}

describe('gaps', () => {
  it('is +9.873 on the same lap and +1 lap otherwise; the unplaced have none', () => {
    const story = race().rides('31', 60, 120, 180).rides('7', 62, 123, 189.873).rides('12', 95, 190)
    story.close()
    expect(gaps(story)).toEqual(['31 ', '7 +9.873', '12 +1 lap'])
  })

  it('says +2 laps, and +1:02.118 over a minute', () => {
    const story = race().rides('31', 60, 120, 180).rides('7', 80, 160, 242.118).rides('12', 185)
    story.close()
    expect(gaps(story)).toEqual(['31 ', '7 +1:02.118', '12 +2 laps'])
  })

  it('includes the penalty', () => {
    const story = race().rides('31', 60, 120, 180).rides('7', 62, 123, 182)
    story.penalty('7', { kind: 'time', ms: 10_000 })
    story.close()
    expect(gaps(story).slice(0, 2)).toEqual(['31 ', '7 +12.000'])
  })

  it("while racing, the leader's next crossing does not make everybody a lap down", () => {
    const story = race().rides('31', 60, 120).rides('7', 62.1).rides('12', 100)
    expect(gaps(story)).toEqual(['31 ', '7 +2.100', '12 +40.000'])
  })

  it('while racing, a rider whom the leader passed is a lap down', () => {
    const story = race().rides('31', 40, 80, 119).rides('7', 41, 81).rides('12', 90)
    const open = { ...threeLaps, format: { kind: 'laps', laps: 9 } } as const
    const { rows } = classify(story, entries, open)
    expect(rows.map((row) => `${row.start_number} ${formatGap(row.gap)}`)).toEqual(['31 ', '7 +1.000', '12 +1 lap'])
  })
})

describe('laps', () => {
  it('gives lap times, race times and the place after each lap', () => {
    const story = race().rides('31', 60, 125, 180).rides('7', 61, 121, 182)
    story.close()
    const [first, second] = classify(story, entries, threeLaps).rows
    expect(first?.lap_times.map((lap) => [lap.lap, lap.lap_ms, lap.race_ms, lap.position])).toEqual([
      [1, 60_000, 60_000, 1],
      [2, 65_000, 125_000, 2],
      [3, 55_000, 180_000, 1],
    ])
    expect(second?.lap_times.map((lap) => lap.position)).toEqual([2, 1, 2])
    expect(first).toMatchObject({ best_lap_ms: 55_000, best_lap: 3 })
  })

  it('after a start line crossing the first lap is timed from it', () => {
    const story = race().rides('31', 5, 65, 125, 185)
    story.close()
    const [row] = classify(story, entries, { ...threeLaps, first_crossing: 'start_line' }).rows
    expect(row?.lap_times.map((lap) => [lap.lap_ms, lap.race_ms])).toEqual([
      [60_000, 65_000],
      [60_000, 125_000],
      [60_000, 185_000],
    ])
  })

  it('names the fastest lap of the run, and not a disqualified rider', () => {
    const story = race().rides('31', 60, 120, 180).rides('7', 61, 111, 181).rides('12', 62, 110, 182)
    story.penalty('12', { kind: 'dsq' })
    story.close()
    expect(classify(story, entries, threeLaps).fastest_lap).toEqual({
      event_sign_up_id: 'rider-7',
      lap: 2,
      lap_ms: 50_000,
    })
  })

  it('an estimated lap counts, is marked, and is never the best', () => {
    const story = race().rides('31', 60, 180)
    story.insertLap('31', 110)
    story.close()
    const [row] = classify(story, entries, threeLaps).rows
    expect(row).toMatchObject({ laps: 3, total_ms: 180_000, best_lap_ms: 60_000, best_lap: 1 })
    expect(row?.lap_times.map((lap) => lap.estimated)).toEqual([false, true, false])
    expect(row?.flags).toContain('estimated_lap')
  })

  it('places-only passings give an order and no times', () => {
    const story = race()
    story.pass('7', 200, { precision: 'order' })
    story.pass('31', 201, { precision: 'order' })
    story.close()
    const { rows } = classify(story, entries, { ...threeLaps, format: { kind: 'laps', laps: 1 } })
    expect(rows.map((row) => [row.start_number, row.position, row.total_ms, row.gap])).toEqual([
      ['7', 1, null, null],
      ['31', 2, null, null],
      ['12', null, null, null],
    ])
    expect(rows[0]?.flags).toContain('order_only')
  })

  it('two clocks that cannot tell who was first say so', () => {
    const clock = (uncertainty_ms: number) => ({
      wall_ms: 0,
      monotonic_ms: 0,
      boot_id: 'b',
      offset_ms: 0,
      uncertainty_ms,
      text: null,
    })
    const story = race()
    story.pass('31', 100, { clock: clock(12) })
    story.pass('7', 100.02, { clock: clock(9) })
    story.pass('12', 101, { clock: clock(9) })
    story.close()
    const { rows } = classify(story, entries, { ...threeLaps, format: { kind: 'laps', laps: 1 } })
    expect(rows.map((row) => row.flags.includes('too_close'))).toEqual([true, true, false])
  })
})

describe('a run that is still going on', () => {
  it('lists everybody as it stands, nobody as DNF or DNS', () => {
    const story = race().rides('31', 60, 120).rides('7', 61)
    const { rows, closed } = classify(story, entries, threeLaps)
    expect(closed).toBe(false)
    expect(rows.map((row) => [row.start_number, row.position, row.status, row.racing])).toEqual([
      ['31', 1, 'finished', true],
      ['7', 2, 'finished', true],
      ['12', null, 'NC', true],
    ])
  })

  it('knows who has taken the flag', () => {
    const story = race().rides('31', 60, 120, 180).rides('7', 61, 121)
    expect(classify(story, entries, threeLaps).rows.map((row) => row.racing)).toEqual([false, true, true])
    expect(classify(story, entries, threeLaps).flag_ms).toBe(Date.parse('2025-03-15T10:03:00.000Z'))
  })

  it('a batch that arrives after the close but was crossed before it still counts', () => {
    const story = race().rides('31', 60, 120, 180)
    story.close(400)
    story.rides('7', 61, 121, 181).rides('12', 401)
    const timeline = timelineOf(story, entries, threeLaps)
    expect(timeline.ignored.map((one) => [one.event_sign_up_id, one.reason])).toEqual([['rider-12', 'closed']])
    expect(classify(story, entries, threeLaps).rows.map((row) => row.status)).toEqual(['finished', 'finished', 'DNS'])
  })
})
