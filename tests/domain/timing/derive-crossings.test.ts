import { describe, expect, it } from 'vitest'
import type { RunEntry } from '#domain/timing/run-entry.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'
import { entry, list, RaceStory, threeLaps, timelineOf, zeroMs } from '../race-story.ts'

const entries = [entry('31'), entry('132'), entry('123')]

function race(): RaceStory {
  const story = new RaceStory()
  story.start()
  return story
}

/** `60 lap` for each crossing of a rider, seconds from the start. */
function crossings(
  story: RaceStory,
  number: string,
  riders: RunEntry[] = entries,
  rules: RunRules = threeLaps,
): string[] {
  const found = timelineOf(story, riders, rules).crossings.get(`rider-${number}`) ?? []
  return found.map((one) => `${(one.at_ms - zeroMs) / 1000} ${one.taken_for}`)
}

describe('numbers', () => {
  it('an unknown number is recorded at once and resolved later: time first, number later', () => {
    const story = race()
    const tap = story.pass(null, 60)
    expect(timelineOf(story, entries, threeLaps).unresolved).toMatchObject([{ reason: 'no_number', read: { id: tap } }])
    story.assign(tap, '31')
    expect(timelineOf(story, entries, threeLaps).unresolved).toEqual([])
    expect(crossings(story, '31')).toEqual(['60 lap'])
  })

  it('123 typed for 132: the correction moves the lap, the wrong rider keeps the own laps', () => {
    const story = race().rides('123', 55).rides('132', 60)
    const typo = story.pass('123', 121)
    story.rides('123', 112)
    expect(crossings(story, '123')).toEqual(['55 lap', '112 lap'])
    story.assign(typo, '132')
    expect(crossings(story, '132')).toEqual(['60 lap', '121 lap'])
    expect(crossings(story, '123')).toEqual(['55 lap', '112 lap'])
  })

  it('a number that is in no entry list waits', () => {
    const story = race()
    story.pass('69', 60)
    expect(timelineOf(story, entries, threeLaps).unresolved).toMatchObject([{ reason: 'unknown_number' }])
  })

  it('start numbers are text: 7, 07 and 007 are three plates', () => {
    const riders = [entry('7'), entry('07'), entry('007')]
    const story = race().rides('07', 60)
    expect(crossings(story, '07', riders)).toEqual(['60 lap'])
    expect(crossings(story, '7', riders)).toEqual([])
  })

  it('two riders with one number in a combined run: open with both named, until a tile or an assignment says who', () => {
    const riders = [
      entry('7', { event_sign_up_id: 'rider-pro', championship_class_id: 'pro' }),
      entry('7', { event_sign_up_id: 'rider-hobby', championship_class_id: 'hobby' }),
    ]
    const story = race()
    const typed = story.pass('7', 60)
    story.pass('7', 61, { event_sign_up_id: 'rider-pro' })
    expect(timelineOf(story, riders, threeLaps).unresolved).toMatchObject([
      { reason: 'ambiguous_number', candidate_ids: ['rider-hobby', 'rider-pro'] },
    ])
    story.assign(typed, '7', 'rider-hobby')
    expect(crossings(story, 'hobby', riders)).toEqual(['60 lap'])
    expect(crossings(story, 'pro', riders)).toEqual(['61 lap'])
  })
})

describe('transponders', () => {
  const noonMs = zeroMs + 7_200_000
  const swapped = [
    entry('31', {
      transponders: [
        { transponder: 'T1', from_ms: 0, to_ms: noonMs },
        { transponder: 'T2', from_ms: noonMs, to_ms: null },
      ],
    }),
    entry('132', {
      transponders: [
        { transponder: 'T2', from_ms: 0, to_ms: noonMs },
        { transponder: 'T1', from_ms: noonMs, to_ms: null },
      ],
    }),
  ]
  const read = (transponder: string) => ({ source: 'transponder', transponder }) as const

  it('swapped at noon: whose it is depends on the moment, noon itself belongs to the new rider', () => {
    const story = new RaceStory()
    story.start(7000)
    story.pass(null, 7100, read('T1'))
    story.pass(null, 7200, read('T1'))
    expect(crossings(story, '31', swapped)).toEqual(['7100 lap'])
    expect(crossings(story, '132', swapped)).toEqual(['7200 lap'])
  })

  it('an unknown transponder waits; assigning a number settles it against the transponder', () => {
    const story = race()
    story.pass(null, 60, read('T9'))
    const wrong = story.pass(null, 61, read('T1'))
    expect(timelineOf(story, swapped, threeLaps).unresolved).toMatchObject([{ reason: 'unknown_transponder' }])
    story.assign(wrong, '132')
    expect(crossings(story, '31', swapped)).toEqual([])
    expect(crossings(story, '132', swapped)).toEqual(['61 lap'])
  })

  it('a transponder read that also names a number trusts the transponder', () => {
    const story = race()
    story.pass('132', 60, read('T1'))
    expect(crossings(story, '31', swapped)).toEqual(['60 lap'])
  })
})

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
    const story = race()
    make(story)
    expect(crossings(story, '31')).toEqual(expected)
    const [first] = timelineOf(story, entries, threeLaps).crossings.get('rider-31') ?? []
    expect(first?.evidence_ids).toHaveLength(evidence)
  })

  it('a voided main read lets the backup step in', () => {
    const story = race()
    story.pass('31', 60.4, backup)
    const main = story.pass('31', 60)
    story.void(main)
    expect(crossings(story, '31')).toEqual(['60.4 lap'])
  })
})

describe('the minimum lap', () => {
  it('flags an early crossing and keeps it; the next lap is measured from the last one that counts', () => {
    const story = race().rides('31', 60, 85, 115)
    expect(crossings(story, '31')).toEqual(['60 lap', '85 too_early', '115 lap'])
  })

  it('counts it when a person confirms it', () => {
    const story = race().rides('31', 60)
    const early = story.pass('31', 85)
    story.confirm(early)
    expect(crossings(story, '31')).toEqual(['60 lap', '85 lap'])
    const [, second] = timelineOf(story, entries, threeLaps).crossings.get('rider-31') ?? []
    expect(second?.under_minimum_lap).toBe(true)
  })

  it('counts it, flagged, when the rules say so', () => {
    const story = race().rides('31', 60, 85)
    const rules: RunRules = { ...threeLaps, under_min_lap: 'count' }
    expect(crossings(story, '31', entries, rules)).toEqual(['60 lap', '85 lap'])
  })
})

describe('missed reads', () => {
  const cases = [
    { name: 'two usual laps', gap: 121, missed: 1 },
    { name: 'three usual laps', gap: 178, missed: 2 },
    { name: 'four usual laps', gap: 245, missed: 3 },
    { name: 'one slow lap', gap: 90, missed: 0 },
    { name: 'far too long for any guess', gap: 400, missed: 0 },
  ]
  it.each(cases)('$name: $missed', ({ gap, missed }) => {
    const story = race().rides('31', 60, 120, 180, 240, 240 + gap)
    const last = timelineOf(story, entries, threeLaps).crossings.get('rider-31')?.at(-1)
    expect(last?.missed_reads).toBe(missed)
  })

  it('an inserted lap closes the gap and is marked estimated', () => {
    const story = race().rides('31', 60, 120, 180, 300)
    const inserted = story.insertLap('31', 240)
    const found = timelineOf(story, entries, threeLaps).crossings.get('rider-31') ?? []
    expect(found.map((one) => one.missed_reads)).toEqual([0, 0, 0, 0, 0])
    expect(found.find((one) => one.id === inserted)?.estimated).toBe(true)
  })
})

describe('starts', () => {
  it('may be recorded late and corrected; everything follows', () => {
    const story = race().rides('31', 60, 120, 180)
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
    const story = race().rides('31', 60, 120, 180)
    story.start(100)
    story.close()
    expect(list(story, [entry('31')], threeLaps)).toEqual(['1 31 3 laps 180.000'])
  })

  it('reads before the start are kept and never laps, and swallow no real one', () => {
    const story = race().rides('31', -2, 1, 61)
    const rules: RunRules = { ...threeLaps, first_crossing: 'start_line' }
    expect(crossings(story, '31', entries, rules)).toEqual(['1 start_line', '61 lap'])
    expect(timelineOf(story, entries, rules).ignored).toMatchObject([
      { reason: 'before_start', event_sign_up_id: 'rider-31' },
    ])
  })
})

describe('corrections', () => {
  it('void, restore, void: the last one counts; undo after sync is one more fact', () => {
    const story = race().rides('31', 60)
    const second = story.pass('31', 120)
    story.void(second)
    expect(crossings(story, '31')).toEqual(['60 lap'])
    story.restore(second)
    expect(crossings(story, '31')).toEqual(['60 lap', '120 lap'])
    story.void(second)
    expect(crossings(story, '31')).toEqual(['60 lap'])
  })

  it('an assignment is undone by voiding it: the number before it is back', () => {
    const story = race()
    const tap = story.pass('123', 60)
    const change = story.assign(tap, '132')
    story.void(change)
    expect(crossings(story, '123')).toEqual(['60 lap'])
  })

  it('a time is corrected, and corrected again', () => {
    const story = race()
    const tap = story.pass('31', 60)
    story.correct(tap, 58)
    story.correct(tap, 59)
    expect(crossings(story, '31')).toEqual(['59 lap'])
  })

  it('one tap was two riders: it is split, and a part can be corrected', () => {
    const story = race()
    const tap = story.pass('31', 60)
    story.split(tap, [
      { id: 'part-a', number: '31', seconds: 60 },
      { id: 'part-b', number: '123', seconds: 60.2 },
    ])
    story.assign('part-b', '132')
    expect(crossings(story, '31')).toEqual(['60 lap'])
    expect(crossings(story, '132')).toEqual(['60.2 lap'])
    story.void('part-b')
    expect(crossings(story, '132')).toEqual([])
  })

  it('passings further apart than the window are merged by hand; merging both ways leaves one', () => {
    const story = race()
    const first = story.pass('31', 60)
    const second = story.pass('31', 95)
    story.merge(second, first)
    expect(crossings(story, '31')).toEqual(['95 lap'])
    story.merge(first, second)
    expect(crossings(story, '31')).toEqual(['95 lap'])
    const [only] = timelineOf(story, entries, threeLaps).crossings.get('rider-31') ?? []
    expect(only?.evidence_ids).toEqual([first])
  })

  it('a correction whose passing has not arrived waits for it', () => {
    const story = race()
    story.assign('fact-0003', '132')
    story.pass('123', 60)
    expect(crossings(story, '132')).toEqual(['60 lap'])
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
    const story = race()
    story.pass('31', 60, { seq: 0 })
    story.pass('31', 120, { seq: 0, clock: slept })
    story.pass('31', 180, { seq: 1, clock: { ...slept, wall_ms: 4_000_000_000_000 } })
    story.close()
    expect(list(story, [entry('31')], threeLaps)).toEqual(['1 31 3 laps 180.000'])
  })

  it('a batch that is sent again and out of order counts once', () => {
    const story = race().rides('31', 60, 120, 180)
    story.close()
    story.facts.push(...[...story.facts].reverse())
    expect(list(story, [entry('31')], threeLaps)).toEqual(['1 31 3 laps 180.000'])
  })
})

describe('the finish read', () => {
  it('a rider who was circulating and is not read at the flag is a DNF with the hint; the lap can be put in', () => {
    const story = race().rides('31', 60, 120, 180).rides('132', 61, 122)
    story.close()
    expect(list(story, entries.slice(0, 2), threeLaps)).toEqual(['1 31 3 laps 180.000', 'DNF 132 2 laps 122.000'])
    story.insertLap('132', 183)
    expect(list(story, entries.slice(0, 2), threeLaps)).toEqual(['1 31 3 laps 180.000', '2 132 3 laps 183.000'])
  })
})
