import { describe, expect, it } from 'vitest'
import { shownRows } from '#src/features/results/shown-rows.ts'
import { sampleRow, sampleRun } from './sample-run.ts'

const run = sampleRun([
  sampleRow({ start_number: '31', position: 1, class_position: 1, total_ms: 521_207, best_lap_ms: 55_871 }),
  sampleRow({
    start_number: '88',
    championship_class_id: 'veteran',
    position: 2,
    class_position: 1,
    gap: { kind: 'time', ms: 2118 },
    best_lap_ms: 56_204,
  }),
  sampleRow({
    start_number: '14',
    championship_class_id: 'veteran',
    position: 3,
    class_position: 2,
    gap: { kind: 'laps', laps: 1 },
    class_gap: { kind: 'time', ms: 9873 },
    best_lap_ms: 58_000,
  }),
  sampleRow({ start_number: '66', status: 'DNF', best_lap_ms: 60_118 }),
  sampleRow({ start_number: '60', racing: true, status: 'DNS' }),
  sampleRow({ start_number: '5', status: 'DSQ', best_lap_ms: 50_000 }),
])

describe('the rows of a run', () => {
  it('show places and gaps in the run while all classes are shown', () => {
    const rows = shownRows(run, null)
    expect(rows.map(({ placeText }) => placeText)).toEqual(['1', '2', '3', 'DNF', '–', 'DSQ'])
    expect(rows.map(({ gap }) => gap)).toEqual(['', '+2.118', '+1 lap', '', '', ''])
    expect(rows[0]?.total).toBe('8:41.207')
  })

  it('show places and gaps in the class when one class is shown', () => {
    const rows = shownRows(run, 'veteran')
    expect(rows.map(({ row, placeText, gap }) => [row.start_number, placeText, gap])).toEqual([
      ['88', '1', ''],
      ['14', '2', '+9.873'],
    ])
  })

  it('mark the fastest lap of who is shown; a disqualified rider has none', () => {
    const fastest = (classId: string | null) =>
      shownRows(run, classId)
        .filter((row) => row.isFastest)
        .map(({ row }) => row.start_number)
    expect(fastest(null)).toEqual(['31'])
    expect(fastest('veteran')).toEqual(['88'])
  })

  it('say in words why there is no place, but not of who still rides', () => {
    expect(shownRows(run, null).map((row) => row.statusText)).toEqual([
      null,
      null,
      null,
      'Did not finish',
      null,
      'Disqualified',
    ])
  })

  it('mark no fastest lap before anybody has a lap', () => {
    const rows = shownRows(sampleRun([sampleRow({ start_number: '7', racing: true })]), null)
    expect(rows.map((row) => row.isFastest)).toEqual([false])
  })
})
