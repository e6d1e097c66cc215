import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatLapTime,
  formatLapTimeText,
  formatSeconds,
  type LapTimeText,
  parseLapTime,
} from '#domain/core/lap-time.ts'

const time = (ms: number): LapTimeText => ({ kind: 'time', ms })
const none: LapTimeText = { kind: 'none' }

const readable: [string, LapTimeText][] = [
  ['55.871', time(55_871)],
  ['75.3', time(75_300)],
  ['9,873', time(9873)],
  ['8:41.207', time(521_207)],
  ['8:41,207', time(521_207)],
  ['1.02.340', time(62_340)],
  ['1.02,340', time(62_340)],
  ['8:41', time(521_000)],
  ['1:02:03', time(3_723_000)],
  ['1:02:03.004', time(3_723_004)],
  ['01:02:03,5', time(3_723_500)],
  ['90:00.000', time(5_400_000)],
  ['55.87099999', time(55_871)],
  [' 55.871 ', time(55_871)],
  ['+9.873', { kind: 'gap', ms: 9873 }],
  ['+1:02.118', { kind: 'gap', ms: 62_118 }],
  ['1 lap', { kind: 'laps', laps: 1 }],
  ['+1 lap', { kind: 'laps', laps: 1 }],
  ['-2 Laps', { kind: 'laps', laps: 2 }],
  ['+3 L', { kind: 'laps', laps: 3 }],
  ['--.---', none],
  ['--:--.---', none],
  ['', none],
  ['DNF', { kind: 'status', status: 'DNF' }],
  ['dns', { kind: 'status', status: 'DNS' }],
  ['DSQ', { kind: 'status', status: 'DSQ' }],
  ['DQ', { kind: 'status', status: 'DSQ' }],
  ['NC', { kind: 'status', status: 'NC' }],
]
const unreadable = ['8:61.207', '1:60:00', 'abc', '12:3', '1:2:3.4.5', '5.5.5', '-5.2', '+', '+DNF', '1e5']

describe('parseLapTime', () => {
  it.each(readable)('%s', (text, value) => {
    expect(parseLapTime(text)).toEqual(value)
  })
  it.each(unreadable)('refuses %s', (text) => {
    expect(parseLapTime(text)).toBeNull()
  })
})

describe('formatLapTime', () => {
  const shown: [number, 0 | 1 | 2 | 3, string][] = [
    [521_207, 3, '8:41.207'],
    [521_207, 1, '8:41.2'],
    [55_871, 3, '55.871'],
    [60_254, 3, '1:00.254'],
    [3_723_004, 3, '1:02:03.004'],
    [59_999, 1, '1:00.0'],
    [59_999, 0, '1:00'],
    [0, 3, '0.000'],
    [-1500, 1, '−1.5'],
  ]
  it.each(shown)('%i with %i decimals is %s', (ms, decimals, text) => {
    expect(formatLapTime(ms, decimals)).toBe(text)
  })
  it('seconds alone keep counting past a minute', () => {
    expect(formatSeconds(60_118)).toBe('60.1')
  })
})

describe('lap time laws', () => {
  const ms = fc.integer({ min: 0, max: 300_000_000 })
  const value: fc.Arbitrary<LapTimeText> = fc.oneof(
    ms.map(time),
    ms.map((gap): LapTimeText => ({ kind: 'gap', ms: gap })),
    fc.integer({ min: 1, max: 99 }).map((laps): LapTimeText => ({ kind: 'laps', laps })),
    fc.constantFrom('DNF', 'DNS', 'DSQ', 'NC').map((status): LapTimeText => ({ kind: 'status', status })),
    fc.constant(none),
  )

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(parseLapTime(formatLapTimeText(one))).toEqual(one)
      }),
    )
  })
  it('reads it back with a decimal comma too', () => {
    fc.assert(
      fc.property(ms, (one) => {
        expect(parseLapTime(formatLapTime(one).replace('.', ','))).toEqual(time(one))
      }),
    )
  })
  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => parseLapTime(text) === null || parseLapTime(text) !== undefined))
  })
})
