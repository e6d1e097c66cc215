import { expect, it } from 'vitest'
import { publicationText } from '#src/ui/publication-line.tsx'

const at = '2025-03-15T19:42:08.000Z'

it.each([
  ['live', null, at, 'Provisional, updated 20:42:08'],
  ['live', null, null, 'Provisional'],
  ['provisional', 1, at, 'Provisional, updated 20:42:08'],
  ['official', 2, at, 'Official, version 2'],
  ['official', null, at, 'Official'],
] as const)('%s, version %s', (state, version, updated_at, text) => {
  expect(publicationText({ state, version, updated_at }, 'Europe/Prague')).toBe(text)
})
