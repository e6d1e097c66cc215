import { expect, test, vi } from 'vitest'
import { type Consent, formatConsent, parseConsent } from '#src/app/consent/consent-cookie.ts'
import { createConsentStore } from '#src/app/consent/consent-store.ts'

test.each<[string, Consent]>([
  ['', null],
  ['cookie-consent=true', true],
  ['auth-token=abc; cookie-consent=false', false],
  ['cookie-consent=', null],
  ['cookie-consent=maybe', null],
  ['my-cookie-consent=true', null],
])('the cookies %j mean %s', (cookies, consent) => {
  expect(parseConsent(cookies)).toBe(consent)
})

test('the cookie lives 365 days, for the whole site, secure and Lax', () => {
  expect(formatConsent(true, true)).toBe('cookie-consent=true; Max-Age=31536000; Path=/; SameSite=Lax; Secure')
  expect(formatConsent(false, true)).toBe('cookie-consent=false; Max-Age=31536000; Path=/; SameSite=Lax; Secure')
})

test('taking the answer back removes the cookie', () => {
  expect(formatConsent(null, true)).toContain('cookie-consent=; Max-Age=0; Path=/')
})

test('a plain page in the own network may keep the answer too', () => {
  expect(formatConsent(true, false)).not.toContain('Secure')
})

/** A document whose cookie behaves like a browser's. */
function documentLike() {
  let jar = ''
  return {
    defaultView: { isSecureContext: true },
    get cookie() {
      return jar
    },
    set cookie(text: string) {
      jar = text.includes('Max-Age=0') ? '' : (text.split(';')[0] ?? '')
    },
  }
}

test('unset, accepted, declined, unset again; everybody is told', () => {
  const where = documentLike()
  const store = createConsentStore(() => where)
  const told = vi.fn()
  store.subscribe(told)
  expect(store.read()).toBeNull()
  store.answer(true)
  expect(store.read()).toBe(true)
  store.answer(false)
  expect(store.read()).toBe(false)
  store.answer(null)
  expect(store.read()).toBeNull()
  expect(told).toHaveBeenCalledTimes(3)
})
