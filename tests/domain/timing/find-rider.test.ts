import { describe, expect, it } from 'vitest'
import { crossers, crossings, entry, RaceStory, startedStory, threeLaps, timelineOf, zeroMs } from '../race-story.ts'

describe('numbers', () => {
  it('an unknown number is recorded at once and resolved later: time first, number later', () => {
    const story = startedStory()
    const tap = story.pass(null, 60)
    expect(timelineOf(story, crossers, threeLaps).unresolved).toMatchObject([
      { reason: 'no_number', read: { id: tap } },
    ])
    story.assign(tap, '31')
    expect(timelineOf(story, crossers, threeLaps).unresolved).toEqual([])
    expect(crossings(story, '31')).toEqual(['60 lap'])
  })

  it('123 typed for 132: the correction moves the lap, the wrong rider keeps the own laps', () => {
    const story = startedStory().rides('123', 55).rides('132', 60)
    const typo = story.pass('123', 121)
    story.rides('123', 112)
    expect(crossings(story, '123')).toEqual(['55 lap', '112 lap'])
    story.assign(typo, '132')
    expect(crossings(story, '132')).toEqual(['60 lap', '121 lap'])
    expect(crossings(story, '123')).toEqual(['55 lap', '112 lap'])
  })

  it('a number that is in no entry list waits', () => {
    const story = startedStory()
    story.pass('69', 60)
    expect(timelineOf(story, crossers, threeLaps).unresolved).toMatchObject([{ reason: 'unknown_number' }])
  })

  it('start numbers are text: 7, 07 and 007 are three plates', () => {
    const riders = [entry('7'), entry('07'), entry('007')]
    const story = startedStory().rides('07', 60)
    expect(crossings(story, '07', riders)).toEqual(['60 lap'])
    expect(crossings(story, '7', riders)).toEqual([])
  })

  it('two riders with one number in a combined run: open with both named, until a tile or an assignment says who', () => {
    const riders = [
      entry('7', { event_sign_up_id: 'rider-pro', championship_class_id: 'pro' }),
      entry('7', { event_sign_up_id: 'rider-hobby', championship_class_id: 'hobby' }),
    ]
    const story = startedStory()
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
    const story = startedStory()
    story.pass(null, 60, read('T9'))
    const wrong = story.pass(null, 61, read('T1'))
    expect(timelineOf(story, swapped, threeLaps).unresolved).toMatchObject([{ reason: 'unknown_transponder' }])
    story.assign(wrong, '132')
    expect(crossings(story, '31', swapped)).toEqual([])
    expect(crossings(story, '132', swapped)).toEqual(['61 lap'])
  })

  it('a transponder read that also names a number trusts the transponder', () => {
    const story = startedStory()
    story.pass('132', 60, read('T1'))
    expect(crossings(story, '31', swapped)).toEqual(['60 lap'])
  })
})
