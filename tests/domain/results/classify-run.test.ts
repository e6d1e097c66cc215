import { describe, expect, it } from 'vitest'
import type { RunEntry } from '#domain/timing/run-entry.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'
import { entry, list, RaceStory, threeLaps } from '../race-story.ts'

type Case = { name: string; story: RaceStory; entries?: RunEntry[]; rules?: Partial<RunRules>; expected: string[] }

const two = [entry('31'), entry('7')]
const three = [...two, entry('12')]
const race = () => {
  const story = new RaceStory()
  story.start()
  return story
}
const closed = (story: RaceStory) => {
  story.close()
  return story
}
const timed = (seconds: number): Partial<RunRules> => ({ format: { kind: 'time', duration_ms: seconds * 1000 } })
const timedPlus = (seconds: number, laps: number): Partial<RunRules> => ({
  format: { kind: 'time_plus_laps', duration_ms: seconds * 1000, laps },
})

function withStarts(...starts: [number, string | null][]): RaceStory {
  const story = new RaceStory()
  for (const [seconds, wave] of starts) story.start(seconds, wave)
  return story
}

const cases: Case[] = [
  {
    name: '1: more laps win over less time',
    story: closed(race().rides('31', 60, 120, 180).rides('7', 59, 200)),
    entries: two,
    expected: ['1 31 3 laps 180.000', '2 7 2 laps 200.000'],
  },
  {
    name: '1: equal laps are ordered by the race time at the last counted crossing',
    story: closed(race().rides('31', 60, 120, 180).rides('7', 59, 119, 179.999)),
    entries: two,
    expected: ['1 7 3 laps 179.999', '2 31 3 laps 180.000'],
  },
  {
    name: '1: race time runs from the start of the own wave',
    story: closed(withStarts([0, 'A'], [30, 'B']).rides('31', 60, 120, 180).rides('7', 85, 142, 200)),
    entries: [entry('31', { wave: 'A' }), entry('7', { wave: 'B' })],
    expected: ['1 7 3 laps 170.000', '2 31 3 laps 180.000'],
  },
  {
    name: '1: a wave without a start of its own uses its planned gap',
    story: closed(race().rides('31', 60, 120, 180).rides('7', 100, 142, 200)),
    entries: [entry('31', { wave: 'A' }), entry('7', { wave: 'B', start_gap_ms: 30_000 })],
    expected: ['1 7 3 laps 170.000', '2 31 3 laps 180.000'],
  },
  {
    name: '2: the first crossing is a lap when the rules say so',
    story: closed(race().rides('31', 10, 70, 130)),
    entries: [entry('31')],
    expected: ['1 31 3 laps 130.000'],
  },
  {
    name: '2: the first crossing is no lap at the start line, and its time belongs to the total',
    story: closed(race().rides('31', 10, 70, 130, 190)),
    entries: [entry('31')],
    rules: { first_crossing: 'start_line' },
    expected: ['1 31 3 laps 190.000'],
  },
  {
    name: '2: auto, earlier than the minimum lap: no lap',
    story: closed(race().rides('31', 29.999, 70, 130, 190)),
    entries: [entry('31')],
    rules: { first_crossing: 'auto' },
    expected: ['1 31 3 laps 190.000'],
  },
  {
    name: '2: auto, at the minimum lap: a lap',
    story: closed(race().rides('31', 30, 70, 130)),
    entries: [entry('31')],
    rules: { first_crossing: 'auto' },
    expected: ['1 31 3 laps 130.000'],
  },
  {
    name: '3 laps: a lapped rider finishes on the own next crossing after the flag',
    story: closed(race().rides('31', 60, 120, 180).rides('7', 100, 205)),
    entries: two,
    expected: ['1 31 3 laps 180.000', '2 7 2 laps 205.000'],
  },
  {
    name: '3 laps: a second crossing after the flag never counts',
    story: closed(race().rides('31', 60, 120, 180, 240, 300).rides('7', 100, 205, 310)),
    entries: two,
    expected: ['1 31 3 laps 180.000', '2 7 2 laps 205.000'],
  },
  {
    name: '3 laps: a lapped rider just ahead of the leader at the flag rides one more lap',
    story: closed(race().rides('31', 60, 120, 180).rides('7', 89, 179, 270)),
    entries: two,
    expected: ['1 31 3 laps 180.000', '2 7 3 laps 270.000'],
  },
  {
    name: '3 time: the flag falls at the leader, not at time 0',
    story: closed(race().rides('31', 60, 121, 182).rides('7', 110, 150, 200)),
    entries: two,
    rules: timed(140),
    expected: ['1 31 3 laps 182.000', '2 7 3 laps 200.000'],
  },
  {
    name: '3 time: who crosses after time 0 but before the leader is not finished',
    story: closed(race().rides('31', 60, 121, 182).rides('7', 90, 165, 240, 300)),
    entries: two,
    rules: timed(140),
    expected: ['1 31 3 laps 182.000', '2 7 3 laps 240.000'],
  },
  {
    name: '3 time: the leader crossing exactly at time 0 takes the flag',
    story: closed(race().rides('31', 60, 120, 180).rides('7', 61, 121, 181)),
    entries: two,
    rules: timed(120),
    expected: ['1 31 2 laps 120.000', '2 7 2 laps 121.000'],
  },
  {
    name: '3 time: when the leader retires the flag falls for the next to lead',
    story: closed(race().rides('31', 50, 100).rides('7', 60, 119, 178, 240)),
    entries: two,
    rules: timed(110),
    expected: ['1 7 3 laps 178.000', 'DNF 31 2 laps 100.000'],
  },
  {
    name: "3 time + laps: the last lap is set by the leader's first crossing after time 0",
    story: closed(race().rides('31', 60, 120, 180, 240, 300).rides('7', 65, 130, 195, 260, 325)),
    entries: two,
    rules: timedPlus(100, 2),
    expected: ['1 31 4 laps 240.000', '2 7 4 laps 260.000'],
  },
  {
    name: '3 time + laps: another rider may lead at the flag',
    story: closed(race().rides('31', 60, 120, 180, 260).rides('7', 61, 121, 181, 241)),
    entries: two,
    rules: timedPlus(100, 2),
    expected: ['1 7 4 laps 241.000', '2 31 4 laps 260.000'],
  },
  {
    name: '3 combined: the flag of the overall leader ends the race for every class',
    story: closed(race().rides('31', 60, 120, 180).rides('7', 70, 140, 210, 280)),
    entries: [entry('31'), entry('7', { championship_class_id: 'hobby' })],
    rules: { flag: 'overall_leader', format: { kind: 'laps', laps: 3 } },
    expected: ['1 31 3 laps 180.000', '2 7 3 laps 210.000'],
  },
  {
    name: "3 combined: each class may have its own leader's flag",
    story: closed(race().rides('31', 60, 120, 180).rides('7', 100, 190, 280).rides('12', 110, 200, 270, 290)),
    entries: [
      entry('31'),
      entry('7', { championship_class_id: 'hobby' }),
      entry('12', { championship_class_id: 'hobby' }),
    ],
    rules: { flag: 'class_leader' },
    expected: ['1 31 3 laps 180.000', '2 12 3 laps 270.000', '3 7 3 laps 280.000'],
  },
  {
    name: '3 by hand: a flag pressed just after the leader went by is the one he took',
    story: (() => {
      const story = race().rides('31', 60, 120, 180).rides('7', 62, 125, 190)
      story.finishFlag(121.5)
      return closed(story)
    })(),
    entries: two,
    expected: ['1 31 2 laps 120.000', '2 7 2 laps 125.000'],
  },
  {
    name: '3 by hand: a flag put out ahead of the leader is for whoever comes next',
    story: (() => {
      const story = race().rides('31', 60, 120, 180).rides('7', 62, 125, 190)
      story.finishFlag(110)
      return closed(story)
    })(),
    entries: two,
    expected: ['1 31 2 laps 120.000', '2 7 2 laps 125.000'],
  },
  {
    name: '4: classified, DNF by laps and time, DNS, DSQ',
    story: (() => {
      const story = race().rides('31', 60, 120, 180).rides('7', 61, 122).rides('12', 59, 121).rides('45', 62)
      story.rides('99', 55, 110, 165)
      story.penalty('99', { kind: 'dsq' }, 'outside assistance')
      return closed(story)
    })(),
    entries: [...three, entry('45'), entry('60'), entry('99')],
    expected: [
      // 99 rode first to three laps: the flag fell for that rider, and the disqualification changes nothing on track.
      '1 31 3 laps 180.000',
      'DNF 12 2 laps 121.000',
      'DNF 7 2 laps 122.000',
      'DNF 45 1 lap 62.000',
      'DNS 60 0 laps -',
      'DSQ 99 3 laps 165.000',
    ],
  },
  {
    name: '4: at the minimum share of the class leader, not at the flag: classified when the share is the rule',
    story: closed(race().rides('31', 60, 120, 180, 240).rides('7', 61, 122, 183).rides('12', 61, 122)),
    entries: three,
    rules: { dnf: { kind: 'min_share', percent: 75 }, format: { kind: 'laps', laps: 4 } },
    expected: ['1 31 4 laps 240.000', '2 7 3 laps 183.000', 'DNF 12 2 laps 122.000'],
  },
  {
    name: "4: the share is of the own class's leader",
    story: closed(race().rides('31', 60, 120, 180, 240).rides('7', 100, 190)),
    entries: [entry('31'), entry('7', { championship_class_id: 'hobby' })],
    rules: { dnf: { kind: 'min_share', percent: 75 }, format: { kind: 'laps', laps: 4 } },
    expected: ['1 31 4 laps 240.000', '2 7 2 laps 190.000'],
  },
  {
    name: '4: over the line once from the gate and no lap is a DNF, not a DNS',
    story: closed(race().rides('31', 5, 65, 125, 185).rides('7', 6)),
    entries: two,
    rules: { first_crossing: 'start_line' },
    expected: ['1 31 3 laps 185.000', 'DNF 7 0 laps -'],
  },
  {
    name: '6: equal times share a place, 1 1 3',
    story: closed(race().rides('31', 60, 120, 180).rides('7', 61, 121, 180).rides('12', 62, 122, 181)),
    entries: three,
    expected: ['1 7 3 laps 180.000', '1 31 3 laps 180.000', '3 12 3 laps 181.000'],
  },
  {
    name: '7: one millisecond decides, although both times round to the same',
    story: closed(race().rides('31', 60, 120, 180.0004).rides('7', 61, 121, 180.001)),
    entries: two,
    expected: ['1 31 3 laps 180.000', '2 7 3 laps 180.001'],
  },
  {
    name: 'a run closed without a flag keeps everybody who has a lap',
    story: closed(race().rides('31', 60, 120).rides('7', 61)),
    entries: [...two, entry('12')],
    expected: ['1 31 2 laps 120.000', '2 7 1 lap 61.000', 'DNS 12 0 laps -'],
  },
  {
    name: 'without a recorded start places follow the order of the crossings, and there is no total',
    story: closed(new RaceStory().rides('31', 60, 120, 180).rides('7', 59, 119, 179)),
    entries: two,
    expected: ['1 7 3 laps -', '2 31 3 laps -'],
  },
  {
    name: 'practice is ordered by the best lap, whoever rode more laps',
    story: closed(race().rides('31', 60, 118, 178).rides('7', 70, 127)),
    entries: [...two, entry('12')],
    rules: { ranking: 'best_lap', format: { kind: 'time', duration_ms: 170_000 } },
    expected: ['1 7 2 laps 127.000', '2 31 3 laps 178.000', 'DNS 12 0 laps -'],
  },
]

describe('classifyRun', () => {
  it.each(cases)('$name', ({ story, entries = two, rules = {}, expected }) => {
    expect(list(story, entries, { ...threeLaps, ...rules })).toEqual(expected)
  })
})
