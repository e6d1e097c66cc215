/**
 * The sign-in of this browser: a token in a cookie (spec section 4). The server never reads the cookie; the app sends the
 * token in a header. Other tabs learn of a change through a broadcast.
 */
const cookieName = 'auth-token'
const sevenDays = 7 * 24 * 60 * 60

export type Session = ReturnType<typeof createSession>

export function createSession(doc: Document) {
  const listeners = new Set<() => void>()
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')
  let token = readCookie(doc)

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const refresh = () => {
    const now = readCookie(doc)
    if (now === token) return
    token = now
    tell()
  }
  channel?.addEventListener('message', refresh)
  doc.addEventListener('visibilitychange', refresh)

  return {
    token: () => token,
    isAuthenticated: () => token !== null,
    start(newToken: string): void {
      writeCookie(doc, newToken, sevenDays)
      token = newToken
      tell()
      channel?.postMessage('changed')
    },
    clear(): void {
      writeCookie(doc, '', 0)
      if (token === null) return
      token = null
      tell()
      channel?.postMessage('changed')
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function readCookie(doc: Document): string | null {
  const pair = doc.cookie.split('; ').find((part) => part.startsWith(`${cookieName}=`))
  const value = pair?.slice(cookieName.length + 1) ?? ''
  return value === '' ? null : decodeURIComponent(value)
}

/** Secure wherever the browser allows it; a demo over plain http in the club's own network still has to work. */
function writeCookie(doc: Document, value: string, maxAgeS: number): void {
  const secure = doc.defaultView?.isSecureContext === false ? '' : '; Secure'
  doc.cookie = `${cookieName}=${encodeURIComponent(value)}; Max-Age=${maxAgeS}; Path=/; SameSite=Lax${secure}`
}
