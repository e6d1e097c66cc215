import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoCalendar } from '#server/db/demo/demo-calendar.ts'
import { demoId } from '#server/db/demo/demo-id.ts'
import { localTimeMs, saturdayFrom, saturdayUntil, weekday } from '#server/db/demo/local-time.ts'
import { flagMomentMs } from '#server/db/demo/racing/flag-moment.ts'
import { raceMoments } from '#server/db/demo/racing/race-moments.ts'
import { ridesOf } from '#server/db/demo/rounds/final-script.ts'

const ride = fc.record({
  rider: fc.constantFrom('dvorak', 'kowalska'),
  laps: fc.integer({ min: 1, max: 20 }),
  race_ms: fc.integer({ min: 400_000, max: 1_200_000 }),
  gate: fc.integer({ min: 1, max: 20 }),
})

describe('race moments', () => {
  it('reach the authored lap at the authored time, whatever the noise', () => {
    fc.assert(
      fc.property(ride, fc.string(), (one, seed) => {
        const moments = raceMoments(one, seed, one.laps + 2)
        expect(moments[one.laps - 1]).toBe(one.race_ms)
        expect([...moments].sort((a, b) => a - b)).toEqual(moments)
        expect(raceMoments(one, seed, one.laps + 2)).toEqual(moments)
      }),
    )
  })
})

describe('the authored order', () => {
  it('is that of laps and times', () => {
    const order = 'a b c d e f g h i j k l m n o p'
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const rides = ridesOf({ laps: 9, lap_ms: 45_000, format: { kind: 'laps', laps: 9 }, order }, seed)
        const sorted = [...rides].sort((a, b) => b.laps - a.laps || a.race_ms - b.race_ms)
        expect(rides).toEqual(sorted)
      }),
    )
  })
})

describe('the flag', () => {
  const rides = [
    [100, 200, 300, 400],
    [110, 190, 310, 420],
  ]
  it.each([
    ['after laps, for whoever is there first', { kind: 'laps', laps: 2 } as const, 190],
    ['a lap after the time', { kind: 'time_plus_laps', duration_ms: 195, laps: 1 } as const, 400],
    ['at the time', { kind: 'time', duration_ms: 250 } as const, 250],
  ])('falls %s', (_, format, expected) => {
    expect(flagMomentMs(format, rides)).toBe(expected)
  })
})

describe('the calendar', () => {
  it('has three rounds behind it and the next with an open registration, on every day of four years', () => {
    const days = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 11, 31) })
    fc.assert(
      fc.property(days, (nowMs) => {
        const { rounds, today, training, season_start } = demoCalendar(nowMs)
        const order = [season_start, rounds.brno, rounds.lipno, rounds.hall, today, rounds.kamenny, rounds.stepanov]
        expect([...order, rounds.bela, training, rounds.final]).toEqual(
          [...order, rounds.bela, training, rounds.final].sort(),
        )
        expect(weekday(rounds.kamenny)).toBe(6)
      }),
    )
  })

  it.each([
    ['in winter', '2025-01-15', '09:30', '2025-01-15T08:30:00.000Z'],
    ['in summer', '2025-07-15', '09:30', '2025-07-15T07:30:00.000Z'],
    ['on the day the clocks go forward', '2025-03-30', '09:30', '2025-03-30T07:30:00.000Z'],
    ['on the day they go back', '2025-10-26', '09:30', '2025-10-26T08:30:00.000Z'],
  ])('reads a local time %s', (_, day, time, expected) => {
    expect(new Date(localTimeMs(day, time, 'Europe/Prague')).toISOString()).toBe(expected)
  })

  it('finds Saturdays', () => {
    expect([saturdayFrom('2025-03-14'), saturdayFrom('2025-03-15'), saturdayUntil('2025-03-14')]).toEqual([
      '2025-03-15',
      '2025-03-15',
      '2025-03-08',
    ])
  })
})

it('makes ids of the form of version 7, one for each name', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(demoId(name)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }),
  )
  expect(demoId('a')).not.toBe(demoId('b'))
})
