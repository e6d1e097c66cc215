import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slug } from '#domain/core/id.ts'
import { slugFromName } from '#domain/organisations/slug-from-name.ts'

it.each([
  ['Ridgeback Endurocross Club', 'ridgeback-endurocross-club'],
  ['MX Klub Žďár nad Sázavou', 'mx-klub-zdar-nad-sazavou'],
  ['Łódź Enduro', 'lodz-enduro'],
  ["Rider's Club e.V.", 'riders-club-e-v'],
  ['Straße & Gelände', 'strasse-gelande'],
  ['  --  ', 'club'],
  ['エンデューロ', 'club'],
])('%s becomes %s', (name, expected) => {
  expect(slugFromName(name, 'club')).toBe(expected)
})

it('whatever the name, the slug fits into an address', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      (name) => slug.safeParse(slugFromName(name, 'club')).success,
    ),
  )
})
