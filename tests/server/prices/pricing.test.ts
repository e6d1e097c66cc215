import { afterAll, beforeAll, expect, test } from 'vitest'
import { membershipCalls } from '#domain/memberships/membership-calls.ts'
import { pricingCalls } from '#domain/prices/pricing-calls.ts'
import { membershipGroups, membershipTypes } from '#server/db/tables/memberships.ts'
import { priceTables, priceTiers } from '#server/db/tables/price-tables.ts'
import { prices } from '#server/db/tables/prices.ts'
import { ask, askCall } from '../public-answers.ts'
import { type InsertedSeason, insertSeason } from '../race-day.ts'
import { insertEvent } from '../sample-rows.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let site: TestApp
let season: InsertedSeason

beforeAll(async () => {
  site = await createTestApp({ now: () => Date.parse('2025-03-05T12:00:00.000Z') })
  const { db } = site.deps
  season = await insertSeason(db)
  const other = await insertSeason(db, 'other.example')
  await site.deps.sites.reload()
  const organisation_id = season.organisation.id
  for (const round of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await insertEvent(db, season.championship, { round_number: round, is_published: true })
  }
  await insertEvent(db, season.championship, {
    round_number: 9,
    is_published: true,
    cancelled_at: '2025-01-01T00:00:00.000Z',
  })
  const table = async (name: string, fields: Partial<typeof priceTables.$inferInsert> = {}) => {
    const [row] = await db
      .insert(priceTables)
      .values({ organisation_id, name, currency: 'CZK', ...fields })
      .returning()
    return row?.id ?? ''
  }
  const entry = await table('Race entry', { championship_id: season.championship.id })
  const practice = await table('Track practice', { position: 1 })
  await table('For the office', { is_public: false })
  await table('Of last year', { archived_at: '2025-01-01T00:00:00.000Z' })
  await table('Foreign', { organisation_id: other.organisation.id })
  const tier = async (name: string, valid_from: string | null, valid_to: string | null) => {
    const [row] = await db.insert(priceTiers).values({ price_table_id: entry, name, valid_from, valid_to }).returning()
    return row?.id ?? ''
  }
  const early = await tier('Early', null, '2025-03-09T23:00:00.000Z')
  const late = await tier('Late', '2025-03-09T23:00:00.000Z', null)
  const price = { organisation_id, price_table_id: entry, kind: 'entry' as const, championship_class_id: season.pro.id }
  await db.insert(prices).values([
    { ...price, price_tier_id: early, amount_minor: 115_000 },
    { ...price, price_tier_id: early, audience: 'member', amount_minor: 95_000 },
    { ...price, price_tier_id: late, amount_minor: 130_000 },
    { organisation_id, price_table_id: practice, kind: 'track_practice', label: 'A day', amount_minor: 40_000 },
    {
      organisation_id,
      price_table_id: practice,
      kind: 'track_practice',
      label: 'A day',
      audience: 'member',
      amount_minor: 25_000,
    },
  ])
  const [group] = await db
    .insert(membershipGroups)
    .values({ organisation_id, name: 'Season', benefits: ['Cheaper entries'] })
    .returning()
  const [hidden] = await db
    .insert(membershipGroups)
    .values({ organisation_id, name: 'Hidden', is_public: false })
    .returning()
  const type = { organisation_id, membership_group_id: group?.id ?? '', currency: 'CZK' }
  await db.insert(membershipTypes).values([
    { ...type, name: 'Adult', term: 'calendar_year', price_minor: 120_000, min_age: 18, position: 0 },
    { ...type, name: 'Family', term: 'rolling_year', price_minor: 200_000, max_people: 5, position: 1 },
    {
      ...type,
      name: 'Winter',
      term: 'fixed_dates',
      fixed_from: '2024-10-01',
      fixed_to: '2025-05-31',
      price_minor: 900_000,
      position: 2,
    },
    { ...type, name: 'Gone', term: 'calendar_year', price_minor: 1, is_on_sale: false },
    { ...type, name: 'Secret', term: 'calendar_year', price_minor: 1, membership_group_id: hidden?.id ?? '' },
  ])
})
afterAll(() => site.close())

test('the pricing page: public tables with the tier of today, members pay a visitor price where they have none', async () => {
  const pricing = await askCall(site.app, pricingCalls.getPricing, 'pricing/')
  expect(pricing.currency).toBe('CZK')
  expect(pricing.price_tables.map(({ name }) => name)).toEqual(['Race entry', 'Track practice'])
  const [entry, practice] = pricing.price_tables
  expect(entry?.tiers.map(({ name, is_current }) => [name, is_current])).toEqual([
    ['Early', true],
    ['Late', false],
  ])
  expect(entry?.rows).toMatchObject([
    {
      label: 'Pro',
      championship_class: { id: season.pro.id },
      prices: [
        { visitor_minor: 115_000, member_minor: 95_000 },
        { visitor_minor: 130_000, member_minor: 130_000 },
      ],
    },
  ])
  expect(practice).toMatchObject({
    tiers: [{ name: 'All season', is_current: true }],
    rows: [{ label: 'A day', championship_class: null, prices: [{ visitor_minor: 40_000, member_minor: 25_000 }] }],
  })
})

test('the ledger works a season out', async () => {
  const { ledger } = await askCall(site.app, pricingCalls.getPricing, 'pricing/')
  expect(ledger).toEqual({
    lines: [
      { label: 'Eight rounds, one class', visitor_minor: 920_000, member_minor: 760_000 },
      { label: 'Ten practice days', visitor_minor: 400_000, member_minor: 250_000 },
      { label: 'Adult membership', visitor_minor: null, member_minor: 120_000 },
    ],
    visitor_total_minor: 1_320_000,
    member_total_minor: 1_130_000,
  })
})

test('memberships on offer, with terms and savings in words and sums', async () => {
  const [group, ...others] = await askCall(site.app, membershipCalls.listMembershipGroups, 'memberships/groups/')
  expect(others).toEqual([])
  expect(group?.types).toMatchObject([
    { name: 'Adult', term: '1 January to 31 December 2025', eligibility: 'From 18 years', saving_minor: 190_000 },
    { name: 'Family', term: '12 months from the day you join', eligibility: 'Up to 5 people of one family' },
    { name: 'Winter', term: '1 October 2024 to 31 May 2025', eligibility: null, saving_minor: null },
  ])
  expect(await askCall(site.app, membershipCalls.getMembershipGroup, `memberships/groups/${group?.id}/`)).toEqual(group)
  expect((await ask(site.app, `memberships/groups/${group?.id}/`, 'other.example')).status).toBe(404)
})
