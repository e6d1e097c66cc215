import { describe, expect, it } from 'vitest'
import { crossers, crossings, startedStory, threeLaps, timelineOf } from '../race-story.ts'

describe('corrections', () => {
  it('void, restore, void: the last one counts; undo after sync is one more fact', () => {
    const story = startedStory().rides('31', 60)
    const second = story.pass('31', 120)
    story.void(second)
    expect(crossings(story, '31')).toEqual(['60 lap'])
    story.restore(second)
    expect(crossings(story, '31')).toEqual(['60 lap', '120 lap'])
    story.void(second)
    expect(crossings(story, '31')).toEqual(['60 lap'])
  })

  it('an assignment is undone by voiding it: the number before it is back', () => {
    const story = startedStory()
    const tap = story.pass('123', 60)
    const change = story.assign(tap, '132')
    story.void(change)
    expect(crossings(story, '123')).toEqual(['60 lap'])
  })

  it('a time is corrected, and corrected again', () => {
    const story = startedStory()
    const tap = story.pass('31', 60)
    story.correct(tap, 58)
    story.correct(tap, 59)
    expect(crossings(story, '31')).toEqual(['59 lap'])
  })

  it('one tap was two riders: it is split, and a part can be corrected', () => {
    const story = startedStory()
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
    const story = startedStory()
    const first = story.pass('31', 60)
    const second = story.pass('31', 95)
    story.merge(second, first)
    expect(crossings(story, '31')).toEqual(['95 lap'])
    story.merge(first, second)
    expect(crossings(story, '31')).toEqual(['95 lap'])
    const [only] = timelineOf(story, crossers, threeLaps).crossings.get('rider-31') ?? []
    expect(only?.evidence_ids).toEqual([first])
  })

  it('a correction whose passing has not arrived waits for it', () => {
    const story = startedStory()
    story.assign('fact-0003', '132')
    story.pass('123', 60)
    expect(crossings(story, '132')).toEqual(['60 lap'])
  })
})
