import { describe, expect, it } from 'vitest'
import { instantFromTimeOfDay } from '#domain/timing/instant-from-time-of-day.ts'

const hour = 3_600_000
const clock = (h: number, m = 0, s = 0) => h * hour + m * 60_000 + s * 1000
const utc = (text: string) => Date.parse(text)

describe('instantFromTimeOfDay', () => {
  const cases = [
    {
      name: 'UTC',
      time: clock(10, 5),
      offsets: [0],
      near: '2025-03-15T10:05:01.000Z',
      expected: '2025-03-15T10:05:00.000Z',
    },
    {
      name: 'a decoder in local time',
      time: clock(11, 5),
      offsets: [hour],
      near: '2025-03-15T10:05:01.000Z',
      expected: '2025-03-15T10:05:00.000Z',
    },
    {
      name: 'read before midnight, received after',
      time: clock(23, 59, 59),
      offsets: [0],
      near: '2025-03-16T00:00:02.000Z',
      expected: '2025-03-15T23:59:59.000Z',
    },
    {
      name: 'a decoder a little fast over midnight',
      time: clock(0, 0, 1),
      offsets: [0],
      near: '2025-03-15T23:59:58.000Z',
      expected: '2025-03-16T00:00:01.000Z',
    },
    {
      name: 'the doubled hour of the autumn, first time round',
      time: clock(2, 30),
      offsets: [2 * hour, hour],
      near: '2025-10-26T00:30:05.000Z',
      expected: '2025-10-26T00:30:00.000Z',
    },
    {
      name: 'the doubled hour of the autumn, second time round',
      time: clock(2, 30),
      offsets: [2 * hour, hour],
      near: '2025-10-26T01:30:05.000Z',
      expected: '2025-10-26T01:30:00.000Z',
    },
  ]
  it.each(cases)('$name', ({ time, offsets, near, expected }) => {
    expect(instantFromTimeOfDay(time, offsets, utc(near))).toBe(utc(expected))
  })
})
