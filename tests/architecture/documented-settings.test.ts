import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const namesIn = (path: string, pattern: RegExp) =>
  [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name]) => name ?? '').sort()

test('docs/running.md names every setting that the server reads, and no other', () => {
  const read = [...new Set(namesIn('server/env.ts', /^ {2}([A-Z_]+): /gm))]
  const rows = namesIn('docs/running.md', /^\| (`[A-Z_`, ]+`) \|/gm).join(' ')
  const documented = [...rows.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? '').sort()
  expect(documented).toEqual(read)
})
