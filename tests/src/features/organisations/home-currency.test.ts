import { expect, it } from 'vitest'
import { homeCurrency, offeredCurrencies } from '#src/features/organisations/home-currency.ts'

it.each([
  ['Europe/Prague', 'CZK'],
  ['Europe/Berlin', 'EUR'],
  ['Asia/Tokyo', 'EUR'],
])('in %s a club counts in %s', (zone, currency) => {
  expect(homeCurrency(zone)).toBe(currency)
  expect(offeredCurrencies).toContain(homeCurrency(zone))
})
