import { describe, expect, it } from 'vitest'
import { explainResult } from '#domain/results/explain-result.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'
import { classify, entry, RaceStory, threeLaps } from '../race-story.ts'

function texts(story: RaceStory, number: string, rules: RunRules = threeLaps): string[] {
  const { rows } = classify(story, [entry('31'), entry('7'), entry('12')], rules)
  const row = rows.find((one) => one.start_number === number)
  return row ? explainResult(row, rows, rules).map((step) => step.text) : []
}

function finished(): RaceStory {
  const story = new RaceStory()
  story.start()
  story.rides('31', 60, 120, 180).rides('7', 61, 122, 183).rides('12', 62, 124)
  return story
}

describe('explainResult', () => {
  it('the winner', () => {
    const story = finished()
    story.close()
    expect(texts(story, '31')).toEqual(['Place 1.', 'Rode 3 laps in 3:00.000.'])
  })

  it('a penalty, its reason, and who is ahead by what', () => {
    const story = finished()
    story.penalty('7', { kind: 'time', ms: 10_000 }, 'cut the corner at the tyres, lap 6')
    story.close()
    expect(texts(story, '7')).toEqual([
      'Place 2.',
      'Rode 3 laps in 3:03.000.',
      '+10 s, cut the corner at the tyres, lap 6.',
      'Behind 31 on the same lap, +13.000.',
    ])
  })

  it('a DNF with the hint of a missed read', () => {
    const story = finished()
    story.close()
    expect(texts(story, '12')).toEqual([
      'No place: DNF.',
      'Rode 2 laps in 2:04.000.',
      'Started, and did not take the flag: did not finish.',
      'The rider was circulating until shortly before the flag: the finish read may be missing.',
    ])
  })

  it('a share of laps that was not reached', () => {
    const story = finished()
    story.close()
    const rules: RunRules = { ...threeLaps, dnf: { kind: 'min_share', percent: 75 } }
    expect(texts(story, '12', rules)[2]).toBe("2 laps is under 75 % of the class leader's 3: did not finish.")
  })

  it('a shared place, a place by hand, a disqualification, no start', () => {
    const story = new RaceStory()
    story.start()
    story.rides('31', 60, 120, 180).rides('7', 61, 122, 180)
    story.close()
    expect(texts(story, '7').at(-1)).toBe('Level with 31: the place is shared.')
    expect(texts(story, '12')).toEqual(['No place: DNS.', 'No crossing was recorded: did not start.'])
    story.penalty('7', { kind: 'place', place: 2, scope: 'overall' }, 'photo of the finish')
    expect(texts(story, '7')[2]).toBe('place 2 set by hand, photo of the finish.')
    story.penalty('31', { kind: 'dsq' }, 'rode against the direction')
    expect(texts(story, '31')).toEqual([
      'No place: DSQ.',
      'Rode 3 laps in 3:00.000.',
      'disqualified, rode against the direction.',
    ])
  })
})
