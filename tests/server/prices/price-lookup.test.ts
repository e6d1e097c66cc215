import { describe, expect, test } from 'vitest'
import { feesOf, nextTier, type Price, type PriceTableRows, tierAt } from '#server/prices/price-lookup.ts'

const price = (more: Partial<Price>): Price => ({
  kind: 'entry',
  price_tier_id: null,
  championship_class_id: null,
  ticket_type_id: null,
  membership_type_id: null,
  audience: 'everybody',
  member_of_type_id: null,
  label: '',
  amount_minor: 0,
  ...more,
})
const table = (...prices: Price[]): PriceTableRows => ({
  id: 't',
  name: 'Entry',
  note: null,
  currency: 'CZK',
  championship_id: null,
  is_public: true,
  tiers: [],
  prices,
})
const pro = { kind: 'entry' as const, championship_class_id: 'pro' }

describe('the fees of a class', () => {
  test.each([
    ['nothing is sold', [], null, null],
    ['one price for all', [price({ amount_minor: 900 })], 900, 900],
    ['the class goes before all', [price({ amount_minor: 900 }), price({ ...pro, amount_minor: 1150 })], 1150, 1150],
    [
      'the tier goes before all tiers',
      [price({ ...pro, amount_minor: 1150 }), price({ ...pro, price_tier_id: 'late', amount_minor: 1300 })],
      1300,
      1300,
    ],
    [
      'the class goes before the tier',
      [price({ price_tier_id: 'late', amount_minor: 1300 }), price({ ...pro, amount_minor: 1150 })],
      1150,
      1150,
    ],
    ['another tier is no price', [price({ ...pro, price_tier_id: 'early', amount_minor: 950 })], null, null],
    ['another class is no price', [price({ championship_class_id: 'hobby', amount_minor: 950 })], null, null],
    [
      'a member never pays more than a visitor',
      [price({ ...pro, amount_minor: 900 }), price({ ...pro, audience: 'member', amount_minor: 950 })],
      900,
      900,
    ],
    [
      'of several member prices the lowest',
      [
        price({ ...pro, amount_minor: 1150 }),
        price({ ...pro, audience: 'member', amount_minor: 950 }),
        price({ ...pro, audience: 'member', member_of_type_id: 'junior', amount_minor: 800 }),
      ],
      1150,
      800,
    ],
    ['only for members', [price({ ...pro, audience: 'member', amount_minor: 950 })], null, 950],
  ])('%s', (_name, prices, visitor, member) => {
    expect(feesOf(table(...prices), pro, 'late')).toEqual({ visitor_minor: visitor, member_minor: member })
  })
})

test('a price for members of one type is for them alone', () => {
  const rows = table(
    price({ ...pro, amount_minor: 1150 }),
    price({ ...pro, audience: 'member', member_of_type_id: 'junior', amount_minor: 800 }),
  )
  expect(feesOf(rows, { ...pro, member_of_type_id: 'junior' }, null).member_minor).toBe(800)
  expect(feesOf(rows, { ...pro, member_of_type_id: 'friend' }, null).member_minor).toBe(1150)
})

describe('tiers', () => {
  const at = (text: string) => Date.parse(text)
  const early = { id: 'early', name: 'Early', valid_from: null, valid_to: '2025-03-09T22:59:00.000Z' }
  const late = { id: 'late', name: 'Late', valid_from: '2025-03-09T22:59:00.000Z', valid_to: null }
  test('the end belongs to the next tier', () => {
    expect(tierAt([early, late], at('2025-03-09T22:58:59.999Z'))?.id).toBe('early')
    expect(tierAt([early, late], at('2025-03-09T22:59:00.000Z'))?.id).toBe('late')
    expect(tierAt([early], at('2025-03-09T22:59:00.000Z'))).toBeNull()
  })
  test('the next is the nearest that begins later', () => {
    expect(nextTier([late, early], at('2025-03-01T00:00:00.000Z'))?.id).toBe('late')
    expect(nextTier([early, late], at('2025-03-10T00:00:00.000Z'))).toBeNull()
  })
})
