// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://club.example/" }
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSession } from '#src/features/auth/session.ts'

afterEach(() => {
  createSession(document).clear()
  vi.restoreAllMocks()
})

/** Everything that was written to the cookie jar, attributes included. */
function watchCookies(): string[] {
  const written: string[] = []
  const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text: string) => {
    written.push(text)
    jar?.set?.call(document, text)
  })
  return written
}

const setCookie = (doc: Document, text: string) => {
  doc.cookie = text
}

describe('the session', () => {
  it('keeps the token in a cookie for 7 days: path /, secure, SameSite Lax', () => {
    const written = watchCookies()
    createSession(document).start('a-token')
    expect(written).toEqual(['auth-token=a-token; Max-Age=604800; Path=/; SameSite=Lax; Secure'])
    expect(document.cookie).toContain('auth-token=a-token')
  })

  it('is there again in the next visit', () => {
    createSession(document).start('a-token')
    const next = createSession(document)
    expect([next.isAuthenticated(), next.token()]).toEqual([true, 'a-token'])
  })

  it('removes the cookie and the token when it is cleared', () => {
    const session = createSession(document)
    session.start('a-token')
    session.clear()
    expect([session.isAuthenticated(), session.token()]).toEqual([false, null])
    expect(document.cookie).not.toContain('auth-token')
  })

  it('tells its listeners of every change once, and of none when nothing changes', () => {
    const session = createSession(document)
    let told = 0
    const leave = session.subscribe(() => {
      told += 1
    })
    session.clear()
    session.start('a-token')
    session.clear()
    expect(told).toBe(2)
    leave()
    session.start('another')
    expect(told).toBe(2)
  })

  it('learns what another tab did when this one comes to the front', () => {
    const here = createSession(document)
    setCookie(document, 'auth-token=from-another-tab; Path=/; Secure')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(here.token()).toBe('from-another-tab')
  })
})
