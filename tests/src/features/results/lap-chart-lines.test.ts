import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lapChartLines, lapLabels } from '#src/features/results/lap-chart-lines.ts'
import { sampleRow } from './sample-run.ts'

const row = (start_number: string, lap_positions: (number | null)[], more = {}) =>
  sampleRow({ start_number, lap_positions, ...more })

describe('the lines of a lap chart', () => {
  it('lead through the places of each lap to the place in the list', () => {
    const lines = lapChartLines([row('31', [2, 1]), row('214', [1, 2])])
    expect(lines.map(({ points, endPlace }) => ({ places: points.map(({ place }) => place), endPlace }))).toEqual([
      { places: [2, 1], endPlace: 1 },
      { places: [1, 2], endPlace: 2 },
    ])
  })

  it('count the places among the riders shown, so that one class has no gaps', () => {
    const lines = lapChartLines([row('88', [4, 5]), row('14', [9, 7])])
    expect(lines.map(({ points }) => points.map(({ place }) => place))).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  it('leave out who rode no lap, and a lap without a place', () => {
    const lines = lapChartLines([row('31', [1, null, 1]), row('60', [])])
    expect(lines.map(({ row: rider, points }) => [rider.start_number, points.map(({ lap }) => lap)])).toEqual([
      ['31', [1, 3]],
    ])
  })

  it('share a place as the run does', () => {
    const lines = lapChartLines([row('1', [1]), row('2', [1]), row('3', [3])])
    expect(lines.map(({ points }) => points[0]?.place)).toEqual([1, 1, 3])
  })

  it('lead on to the plate only for who finished or still rides', () => {
    const lines = lapChartLines([
      row('1', [1]),
      row('2', [2], { status: 'DNF' }),
      row('3', [3], { status: 'DNF', racing: true }),
    ])
    expect(lines.map(({ leadsOn }) => leadsOn)).toEqual([true, false, true])
  })

  it('never leave the drawing: places lie between 1 and the number of lines', () => {
    const positions = fc.array(fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }), { maxLength: 12 })
    fc.assert(
      fc.property(fc.array(positions, { maxLength: 20 }), (riders) => {
        const lines = lapChartLines(riders.map((places, index) => row(String(index), places)))
        for (const { points } of lines)
          for (const { place } of points) {
            expect(place).toBeGreaterThanOrEqual(1)
            expect(place).toBeLessThanOrEqual(lines.length)
          }
      }),
    )
  })
})

describe('the labels under a chart', () => {
  it.each([
    [0, 8, []],
    [1, 8, [1]],
    [2, 8, [1, 2]],
    [9, 20, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [12, 8, [1, 3, 5, 7, 9, 12]],
    [13, 8, [1, 3, 5, 7, 9, 11, 13]],
    [40, 8, [1, 7, 13, 19, 25, 31, 40]],
  ])('%i laps, at most %i labels', (laps, most, labels) => {
    expect(lapLabels(laps, most)).toEqual(labels)
  })

  it('are never more than asked for, and name the first and the last lap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), fc.integer({ min: 2, max: 30 }), (laps, most) => {
        const labels = lapLabels(laps, most)
        expect(labels.length).toBeLessThanOrEqual(most)
        expect(labels[0]).toBe(1)
        expect(labels.at(-1)).toBe(laps)
      }),
    )
  })
})
