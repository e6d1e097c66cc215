import { describe, expect, it } from 'vitest'
import type { PenaltyEffect } from '#domain/timing/penalty.ts'
import { classify, entry, list, RaceStory, threeLaps } from '../race-story.ts'

const numbers = ['1', '2', '3', '4', '5']
const entries = numbers.map((number) => entry(number))

/** Five riders finish three laps one second apart, in plate order. */
function finished(...penalties: [string, PenaltyEffect][]): RaceStory {
  const story = new RaceStory()
  story.start()
  for (const [index, number] of numbers.entries()) story.rides(number, 60 + index, 120 + index, 180 + index)
  for (const [number, effect] of penalties) story.penalty(number, effect)
  story.close()
  return story
}

const order = (story: RaceStory) =>
  classify(story, entries, threeLaps).rows.map((r) => `${r.position ?? r.status}:${r.start_number}`)

describe('penalties', () => {
  const cases: { name: string; penalties: [string, PenaltyEffect][]; expected: string[] }[] = [
    { name: '+ time', penalties: [['1', { kind: 'time', ms: 2500 }]], expected: ['1:2', '2:3', '3:1', '4:4', '5:5'] },
    {
      name: '+ time to a tie shares',
      penalties: [['1', { kind: 'time', ms: 1000 }]],
      expected: ['1:1', '1:2', '3:3', '4:4', '5:5'],
    },
    {
      name: 'times add up',
      penalties: [
        ['1', { kind: 'time', ms: 1000 }],
        ['1', { kind: 'time', ms: 500 }],
      ],
      expected: ['1:2', '2:1', '3:3', '4:4', '5:5'],
    },
    { name: '- laps', penalties: [['1', { kind: 'laps', laps: 1 }]], expected: ['1:2', '2:3', '3:4', '4:5', '5:1'] },
    {
      name: '+ places',
      penalties: [['3', { kind: 'places', places: 2 }]],
      expected: ['1:1', '2:2', '3:4', '4:5', '5:3'],
    },
    {
      name: '+ places stops at the last classified',
      penalties: [['4', { kind: 'places', places: 9 }]],
      expected: ['1:1', '2:2', '3:3', '4:5', '5:4'],
    },
    {
      name: 'points only leaves the place',
      penalties: [['1', { kind: 'points', points: 5 }]],
      expected: ['1:1', '2:2', '3:3', '4:4', '5:5'],
    },
    {
      name: 'DSQ has no place, the others move up',
      penalties: [['2', { kind: 'dsq' }]],
      expected: ['1:1', '2:3', '3:4', '4:5', 'DSQ:2'],
    },
    {
      name: 'a place by hand wins over the rule',
      penalties: [['5', { kind: 'place', place: 2, scope: 'overall' }]],
      expected: ['1:1', '2:5', '3:2', '4:3', '5:4'],
    },
    {
      name: 'a place by hand wins over + time',
      penalties: [
        ['1', { kind: 'time', ms: 9000 }],
        ['1', { kind: 'place', place: 1, scope: 'class' }],
      ],
      expected: ['1:1', '2:2', '3:3', '4:4', '5:5'],
    },
    {
      name: 'two on one place by hand share it',
      penalties: [
        ['4', { kind: 'place', place: 1, scope: 'overall' }],
        ['5', { kind: 'place', place: 1, scope: 'overall' }],
      ],
      expected: ['1:4', '1:5', '3:1', '4:2', '5:3'],
    },
    {
      name: 'a place by hand beyond the list is the last',
      penalties: [['1', { kind: 'place', place: 99, scope: 'overall' }]],
      expected: ['1:2', '2:3', '3:4', '4:5', '5:1'],
    },
    {
      name: 'status by hand',
      penalties: [['1', { kind: 'status', status: 'NC' }]],
      expected: ['1:2', '2:3', '3:4', '4:5', 'NC:1'],
    },
    {
      name: 'DSQ outlasts a status and a place by hand',
      penalties: [
        ['1', { kind: 'dsq' }],
        ['1', { kind: 'status', status: 'finished' }],
        ['1', { kind: 'place', place: 1, scope: 'overall' }],
      ],
      expected: ['1:2', '2:3', '3:4', '4:5', 'DSQ:1'],
    },
  ]
  it.each(cases)('$name', ({ penalties, expected }) => {
    expect(order(finished(...penalties))).toEqual(expected)
  })

  it('DSQ keeps its laps; + time is in the total and the lap times stay as ridden', () => {
    const story = finished(['1', { kind: 'dsq' }], ['2', { kind: 'time', ms: 10_000 }])
    const { rows } = classify(story, entries, threeLaps)
    const row = (number: string) => rows.find((one) => one.start_number === number)
    expect(row('1')).toMatchObject({ laps: 3, total_ms: 180_000, position: null, class_position: null, gap: null })
    expect(row('2')).toMatchObject({ total_ms: 191_000, position: 4 })
    expect(row('2')?.lap_times.map((lap) => lap.race_ms)).toEqual([61_000, 121_000, 181_000])
    expect(row('2')?.penalties[0]?.reason).toBe('decision of the jury')
  })

  it('a voided penalty is gone, a restored one is back', () => {
    const story = finished()
    const penalty = story.penalty('1', { kind: 'dsq' })
    const undo = story.void(penalty)
    expect(order(story)[0]).toBe('1:1')
    story.void(undo)
    expect(order(story).at(-1)).toBe('DSQ:1')
  })

  it('a rider who did not finish can be placed by hand', () => {
    const story = new RaceStory()
    story.start()
    story.rides('1', 60, 120, 180).rides('2', 61, 121)
    story.penalty('2', { kind: 'place', place: 1, scope: 'overall' }, 'was held up by the marshal')
    story.close()
    expect(list(story, entries.slice(0, 2), threeLaps)).toEqual(['1 2 2 laps 121.000', '2 1 3 laps 180.000'])
  })
})

describe('a combined run', () => {
  const combined = [
    entry('1'),
    entry('2', { championship_class_id: 'hobby' }),
    entry('3'),
    entry('4', { championship_class_id: 'hobby' }),
  ]
  const rows = (...penalties: [string, PenaltyEffect][]) => classify(finished(...penalties), combined, threeLaps).rows

  it('has places and gaps of the run and of the class apart', () => {
    expect(rows().map((row) => [row.start_number, row.position, row.class_position, row.gap, row.class_gap])).toEqual([
      ['1', 1, 1, null, null],
      ['2', 2, 1, { kind: 'time', ms: 1000 }, null],
      ['3', 3, 2, { kind: 'time', ms: 2000 }, { kind: 'time', ms: 2000 }],
      ['4', 4, 2, { kind: 'time', ms: 3000 }, { kind: 'time', ms: 2000 }],
    ])
  })

  it('a class place set by hand leaves the place in the run', () => {
    const placed = rows(['4', { kind: 'place', place: 1, scope: 'class' }])
    expect(placed.map((row) => `${row.start_number} ${row.position} ${row.class_position}`)).toEqual([
      '1 1 1',
      '2 2 2',
      '3 3 2',
      '4 4 1',
    ])
  })

  it('+ places counts in the run and in the class', () => {
    const placed = rows(['1', { kind: 'places', places: 1 }])
    expect(placed.map((row) => `${row.start_number} ${row.position} ${row.class_position}`)).toEqual([
      '2 1 1',
      '1 2 2',
      '3 3 1',
      '4 4 2',
    ])
  })
})
