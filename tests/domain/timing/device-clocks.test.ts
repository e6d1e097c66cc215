import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bootAt } from '#domain/timing/clock-boot.ts'
import { isTooCloseToCall } from '#domain/timing/clock-gap.ts'
import { clockHealth } from '#domain/timing/clock-health.ts'
import { type ClockSync, mostSyncs, placeTap, rememberSync } from '#domain/timing/clock-history.ts'
import { type ClockProbe, offsetFromProbes } from '#domain/timing/clock-probe.ts'

/** A question over a line that takes `there` and `back` ms, of a device that is `offset` ms behind the server. */
const probe = (there: number, back: number, offset = 5_000, sent = 1_000): ClockProbe => ({
  sent_ms: sent,
  received_ms: sent + there + back,
  server_ms: sent + there + offset,
})

describe('the offset', () => {
  it('comes from the quickest of eight, and half its round trip is the uncertainty', () => {
    const probes = [probe(300, 90), ...Array.from({ length: 6 }, () => probe(80, 700)), probe(20, 20)]
    expect(offsetFromProbes(probes)).toEqual({ offset_ms: 5_000, uncertainty_ms: 20 })
  })

  it('is not taken from seven, nor from answers that came before their questions', () => {
    const seven = Array.from({ length: 7 }, () => probe(20, 20))
    expect(offsetFromProbes(seven)).toBeNull()
    expect(offsetFromProbes([...seven, probe(20, -200)])).toBeNull()
  })

  it('is never further off than its uncertainty, whichever way the delay was spread', () => {
    const delay = fc.integer({ min: 0, max: 4_000 })
    const lines = fc.array(fc.tuple(delay, delay), { minLength: 8, maxLength: 20 })
    fc.assert(
      fc.property(lines, fc.integer({ min: -90_000_000, max: 90_000_000 }), (all, offset) => {
        const found = offsetFromProbes(all.map(([there, back]) => probe(there, back, offset)))
        expect(Math.abs((found?.offset_ms ?? Number.NaN) - offset)).toBeLessThanOrEqual(found?.uncertainty_ms ?? -1)
      }),
    )
  })
})

describe('a boot', () => {
  const boot = { wall_ms: 1_000_000, monotonic_ms: 500, boot_id: 'first' }
  it.each([
    ['goes on while both clocks agree', 60_000, 60_000, 'first'],
    ['goes on at 50 ms', 60_050, 60_000, 'first'],
    ['ends when the wall clock jumps ahead', 60_051, 60_000, 'next'],
    ['ends when it is set back a day', 60_000 - 86_400_000, 60_000, 'next'],
    ['ends after ten minutes of sleep, in which the monotonic clock stood still', 660_000, 60_000, 'next'],
  ])('%s', (_, wall, monotonic, bootId) => {
    const now = { wall_ms: boot.wall_ms + wall, monotonic_ms: boot.monotonic_ms + monotonic }
    expect(bootAt(boot, now, () => 'next').boot_id).toBe(bootId)
  })

  it('does not let a slow drift creep in: it is measured from its beginning', () => {
    let present = boot
    for (let minute = 1; minute <= 6; minute += 1) {
      present = bootAt(
        present,
        { wall_ms: boot.wall_ms + minute * 60_010, monotonic_ms: 500 + minute * 60_000 },
        () => 'next',
      )
    }
    expect(present.boot_id).toBe('next')
  })
})

const sync = (monotonic_ms: number, offset_ms: number, uncertainty_ms = 20, boot_id = 'a'): ClockSync => ({
  boot_id,
  monotonic_ms,
  wall_ms: 1_000_000 + monotonic_ms,
  offset_ms,
  uncertainty_ms,
})
const tap = (monotonic_ms: number, boot_id: string | null = 'a') => ({
  boot_id,
  monotonic_ms,
  wall_ms: 1_000_000 + monotonic_ms,
})

describe('a tap made offline', () => {
  it('is placed on the line between the comparisons before and after it', () => {
    const placed = placeTap(tap(30_000), [sync(0, 5_000), sync(60_000, 5_040)])
    expect(placed).toEqual({ at_ms: 1_035_020, uncertainty_ms: 40, by: 'between' })
  })

  it('takes what drift may have done from a single comparison', () => {
    const placed = placeTap(tap(600_000), [sync(0, 5_000)])
    expect(placed).toEqual({ at_ms: 1_605_000, uncertainty_ms: 80, by: 'one_side' })
    expect(placeTap(tap(0), [sync(600_000, 5_000)])).toMatchObject({ by: 'one_side', uncertainty_ms: 80 })
  })

  it('is not placed by comparisons of another boot', () => {
    const placed = placeTap(tap(30_000), [sync(0, 5_000, 20, 'b')])
    expect(placed).toEqual({ at_ms: 1_030_000, uncertainty_ms: null, by: 'wall_only' })
    expect(placeTap(tap(30_000, null), [sync(0, 5_000)])).toMatchObject({ by: 'wall_only' })
  })

  it('stands still when the wall clock is set by two hours in mid-race', () => {
    const later = { ...sync(60_000, 5_000 - 7_200_000), wall_ms: 1_060_000 + 7_200_000 }
    expect(placeTap(tap(30_000), [sync(0, 5_000), later]).at_ms).toBe(1_035_000)
  })

  it('is placed within its uncertainty of the truth, for any drift that a quartz has', () => {
    const share = fc.integer({ min: 0, max: 600_000 })
    const drift = fc.integer({ min: -90, max: 90 })
    fc.assert(
      fc.property(share, drift, (at, ppm) => {
        const offsetAt = (ms: number) => 5_000 + (ms * ppm) / 1e6
        const truth = 1_000_000 + at + offsetAt(at)
        for (const history of [[sync(0, offsetAt(0))], [sync(0, offsetAt(0)), sync(600_000, offsetAt(600_000))]]) {
          const placed = placeTap(tap(at), history)
          expect(Math.abs(placed.at_ms - truth)).toBeLessThanOrEqual(placed.uncertainty_ms ?? -1)
        }
      }),
    )
  })
})

describe('history and health', () => {
  it('keeps a day of comparisons', () => {
    const full = Array.from({ length: mostSyncs }, (_, index) => sync(index, 0))
    const next = rememberSync(full, sync(9e6, 0))
    expect(next).toHaveLength(mostSyncs)
    expect(next[0]?.monotonic_ms).toBe(1)
  })

  it.each([
    ['never compared', null, 0, { state: 'unknown' }],
    ['compared a minute ago', sync(0, 0), 60_000, { state: 'good', uncertainty_ms: 20, age_ms: 60_000 }],
    ['compared long ago', sync(0, 0), 600_000, { state: 'uncertain', uncertainty_ms: 20, age_ms: 600_000 }],
    ['over a slow line', sync(0, 0, 900), 1_000, { state: 'uncertain', uncertainty_ms: 900, age_ms: 1_000 }],
    ['before a restart', sync(0, 0, 20, 'b'), 1_000, { state: 'unknown' }],
  ] as const)('%s', (_, last, now, expected) => {
    expect(clockHealth(last, { ...tap(now), boot_id: 'a' })).toEqual(expected)
  })
})

describe('too close to call', () => {
  const moment = (at_ms: number, uncertainty_ms: number | null, clock_id: string | null) => ({
    at_ms,
    uncertainty_ms,
    clock_id,
  })
  it.each([
    ['a gap smaller than both uncertainties together', 0, 59, 'b', true],
    ['a gap as large as both', 0, 60, 'b', false],
    ['two taps of one clock', 0, 5, 'a', false],
  ])('%s', (_, first, second, clockId, expected) => {
    expect(isTooCloseToCall(moment(first, 40, 'a'), moment(second, 20, clockId))).toBe(expected)
  })

  it('an unknown clock is nobody’s twin', () => {
    expect(isTooCloseToCall(moment(0, 40, null), moment(5, null, null))).toBe(true)
  })
})
