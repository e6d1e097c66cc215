import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeReturnPath } from '#src/app/navigation-guard.ts'

it.each([
  [undefined, '/'],
  ['', '/'],
  ['/profile', '/profile'],
  ['/events/1/register?participant=2#class', '/events/1/register?participant=2#class'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/..//evil.example', '/'],
  ['/%2e%2e//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['profile', '/'],
  ['/auth/login?to=/auth/login', '/'],
  ['/x/../auth/login', '/'],
])('%j leads to %j', (to, path) => {
  expect(safeReturnPath(to)).toBe(path)
})

it('whatever it is given, it leads to a path of this site', () => {
  const odd = fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', '\t', '\n', '?', '#', '%2f', ' ') })
  fc.assert(
    fc.property(odd, (to) => {
      const base = 'https://club.example'
      return new URL(safeReturnPath(to), base).origin === base
    }),
  )
})
