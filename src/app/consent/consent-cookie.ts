/** The answer to the question about tracking (specification, section 4): accepted, declined, or not given yet. */
export type Consent = true | false | null

const name = 'cookie-consent'
const yearInSeconds = 365 * 24 * 60 * 60

/** Reads `document.cookie`. Anything but `true` and `false` is no answer. */
export function parseConsent(cookies: string): Consent {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1)
  return value === 'true' ? true : value === 'false' ? false : null
}

/** The text for `document.cookie`: 365 days, path /, SameSite Lax, secure; null removes the cookie. */
export function formatConsent(consent: Consent, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  const life = consent === null ? 0 : yearInSeconds
  return `${name}=${consent === null ? '' : String(consent)}; Max-Age=${life}; Path=/; SameSite=Lax${secure}`
}
