import { describe, expect, it } from 'vitest'
import { formatCountdown } from '#src/ui/countdown.tsx'
import { formatAmount, formatMoney } from '#src/ui/money-text.tsx'

describe('money', () => {
  it.each([
    { amount_minor: 95000, currency: 'CZK', text: '950\u00a0CZK' },
    { amount_minor: 115000, currency: 'CZK', text: '1,150\u00a0CZK' },
    { amount_minor: 1250, currency: 'EUR', text: '12.50\u00a0EUR' },
    { amount_minor: -20000, currency: 'CZK', text: '−200\u00a0CZK' },
    { amount_minor: 500, currency: 'JPY', text: '500\u00a0JPY' },
    { amount_minor: 0, currency: 'CZK', text: '0\u00a0CZK' },
  ])('$amount_minor $currency is $text', ({ text, ...money }) => {
    expect(formatMoney(money)).toBe(text)
  })

  it('leaves the currency to the head of a column', () => {
    expect(formatAmount({ amount_minor: 115000, currency: 'CZK' })).toBe('1,150')
  })
})

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
