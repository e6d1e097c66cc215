import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heightOf, lapTimeScale } from '#src/features/results/lap-time-scale.ts'

describe('the scale of a lap time plot', () => {
  it('is none without times', () => {
    expect(lapTimeScale([])).toBeNull()
  })

  it('stands on round times round the laps', () => {
    expect(lapTimeScale([55_871, 57_480, 61_018, 62_340])).toEqual({
      fromMs: 54_000,
      toMs: 64_000,
      ticks: [54_000, 56_000, 58_000, 60_000, 62_000, 64_000],
      isCut: false,
    })
  })

  it('cuts a fall off, so that the other laps keep their differences', () => {
    const scale = lapTimeScale([60_000, 61_000, 62_000, 300_000])
    expect(scale?.isCut).toBe(true)
    expect(scale?.toMs).toBe(100_000)
  })

  it('has room for equal times', () => {
    const scale = lapTimeScale([60_000, 60_000])
    expect(scale?.toMs).toBeGreaterThan(60_000)
  })

  it('always has a few even ticks and keeps every lap in the drawing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 7_200_000 }), { minLength: 1, maxLength: 60 }), (times) => {
        const scale = lapTimeScale(times)
        if (scale === null) throw new Error('there are times')
        expect(scale.ticks.length).toBeGreaterThanOrEqual(2)
        expect(scale.ticks.length).toBeLessThanOrEqual(8)
        expect(scale.ticks.at(-1)).toBe(scale.toMs)
        for (const ms of times) {
          expect(heightOf(ms, scale)).toBeGreaterThanOrEqual(0)
          expect(heightOf(ms, scale)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
