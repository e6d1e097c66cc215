import { describe, expect, it } from 'vitest'
import { formatCountdown } from '#src/ui/countdown.tsx'

describe('countdown', () => {
  it.each([
    [1_458_000, '24:18'],
    [1_457_001, '24:18'],
    [59_000, '00:59'],
    [3_900_000, '1:05:00'],
    [0, '00:00'],
    [-5, '00:00'],
  ])('%i ms is %s', (left, text) => {
    expect(formatCountdown(left)).toBe(text)
  })
})
