import type { partners } from '#server/db/tables/partners.ts'
import { demoId } from '../demo-id.ts'
import { ridgebackId } from '../season/season-ids.ts'

const profiles = [
  {
    key: 'kovex',
    name: 'KOVEX',
    benefit: '15 % off protectors and boots',
    how_to_redeem: 'Show the membership card in the shop in Brno, or enter the code in the web shop.',
    code: 'RIDGEBACK15',
  },
  {
    key: 'pneu-horak',
    name: 'Pneu Horák',
    benefit: 'A set of endurocross tyres fitted for the price of the tyres',
    how_to_redeem: 'Book by phone, name the club, bring the wheels.',
    code: 'HORAK-CLUB',
  },
  {
    key: 'voltra',
    name: 'voltra',
    benefit: '20 % off batteries and chargers',
    how_to_redeem: 'Enter the code at the checkout.',
    code: 'VOLTRA-RB20',
  },
  {
    key: 'moto-hala',
    name: 'MOTO HALA',
    benefit: 'One free hour in the indoor park a month from November to March',
    how_to_redeem: 'Show the membership card at the gate. Children ride with a parent.',
    code: null,
  },
  {
    key: 'oleum',
    name: 'Oleum',
    benefit: 'Engine oil at workshop prices',
    how_to_redeem: 'Order with the code, collect at any round.',
    code: 'OLEUM-RIDGEBACK',
  },
  { key: 'vysocina', name: 'Vysočina', benefit: null, how_to_redeem: null, code: null },
] as const

/** Partners of the season in the order of the home page; the region supports without a benefit. */
export function partnerRows(): (typeof partners.$inferInsert)[] {
  return profiles.map(({ key, ...partner }, position) => ({
    ...partner,
    id: demoId(`partner/${key}`),
    organisation_id: ridgebackId,
    logo: `/art/partners/${key}.light.svg`,
    logo_dark: `/art/partners/${key}.dark.svg`,
    url: `https://${key}.example`,
    position,
  }))
}
