import { describe, expect, it } from 'vitest'
import type { RunResultsLine } from '#domain/results/result-words.ts'
import { movedOn } from '#src/features/results/apply-live-message.ts'
import { parseLiveMessage } from '#src/features/results/live-message.ts'
import { isRaceDay } from '#src/features/results/use-live-event.ts'
import { sampleRow, sampleRun } from './sample-run.ts'

describe('a message of the live stream', () => {
  const run = sampleRun([sampleRow({ start_number: '31', position: 1 })])

  it('holds the runs and the order of the one on track', () => {
    const message = parseLiveMessage(JSON.stringify({ race_runs: [run.race_run], run }))
    expect(message?.run?.rows[0]?.start_number).toBe('31')
    expect(message?.race_runs.length).toBe(1)
  })

  it('may hold no run', () => {
    expect(parseLiveMessage('{"race_runs":[],"run":null}')).toEqual({ race_runs: [], run: null })
  })

  it.each(['', '<html>', '{}', '{"race_runs":[{}],"run":null}'])('is refused when it is not ours: %s', (text) => {
    expect(parseLiveMessage(text)).toBeNull()
  })
})

describe('runs that have moved on', () => {
  const line = (id: string, status: RunResultsLine['status']): RunResultsLine => {
    return { ...sampleRun([]).race_run, id, status, state: null, version: null }
  }

  it('are those with another status, and new ones', () => {
    const before = [line('a', 'running'), line('b', 'scheduled')]
    const after = [line('a', 'finished'), line('b', 'scheduled'), line('c', 'scheduled')]
    expect(movedOn(before, after)).toEqual(['a', 'c'])
  })
})

describe('the time in which an event is watched', () => {
  it.each([
    ['2025-03-15T05:59:59.000Z', false],
    ['2025-03-15T06:00:01.000Z', true],
    ['2025-03-15T12:00:00.000Z', true],
    ['2025-03-15T19:59:59.000Z', true],
    ['2025-03-15T20:00:00.000Z', false],
  ])('at %s: %s', (now, watched) => {
    expect(isRaceDay('2025-03-15T08:00:00.000Z', '2025-03-15T16:00:00.000Z', Date.parse(now))).toBe(watched)
  })
})
