import { describe, expect, it } from 'vitest'
import { runDescription } from '#src/features/results/result-descriptions.ts'
import { eventLineText } from '#src/features/results/result-texts.ts'
import { runSummary } from '#src/features/results/run-summary.ts'
import { sampleRow, sampleRun } from './sample-run.ts'

const run = sampleRun([
  sampleRow({ start_number: '31', full_name: 'Jakub Dvořák', position: 1 }),
  sampleRow({ start_number: '214', full_name: 'Zofia Kowalska', position: 2 }),
  sampleRow({ start_number: '66', full_name: 'Petr Kučera', status: 'DNF' }),
])

describe('a run in words', () => {
  it('names the first three for search engines', () => {
    expect(runDescription(run)).toBe(
      'Pro final, Round 4, Arena night race: 1. Jakub Dvořák (31), 2. Zofia Kowalska (214).',
    )
  })

  it('promises live places before there are any', () => {
    expect(runDescription(sampleRun([]))).toBe(
      'Pro final, Round 4, Arena night race: places, laps and gaps live from the first lap.',
    )
  })

  it.each([
    [null, 'Lap 9. Jakub Dvořák leads.'],
    ['rider-214', 'Lap 9. Jakub Dvořák leads. Zofia Kowalska is 2nd.'],
    ['rider-31', 'Lap 9. Jakub Dvořák leads.'],
    ['rider-66', 'Lap 9. Jakub Dvořák leads.'],
  ])('is read out while it goes on, following %s', (followed, text) => {
    expect(runSummary(run, followed)).toBe(text)
  })

  it('is silent before the first lap', () => {
    expect(runSummary({ ...run, leader_laps: 0 }, null)).toBe('')
  })
})

it('an event outside of a championship has no round', () => {
  expect(eventLineText({ name: 'Hall Cup', round_number: null })).toBe('Hall Cup')
})
