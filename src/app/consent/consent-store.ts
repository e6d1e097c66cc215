import { useSyncExternalStore } from 'react'
import { type Consent, formatConsent, parseConsent } from './consent-cookie.ts'

type CookieDocument = Pick<Document, 'cookie'> & { defaultView: { isSecureContext: boolean } | null }

/** The answer of this browser; the cookie is its only home. The document is asked for late: the server has none. */
export function createConsentStore(doc: () => CookieDocument) {
  const listeners = new Set<() => void>()
  return {
    read: (): Consent => parseConsent(doc().cookie),
    /** null takes the answer back: the question is asked again. */
    answer(consent: Consent): void {
      const where = doc()
      // A demo over plain http in the club's own network still has to work.
      where.cookie = formatConsent(consent, where.defaultView?.isSecureContext !== false)
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type ConsentStore = ReturnType<typeof createConsentStore>

export const consentStore = createConsentStore(() => document)

/** 'unknown' on the server and while hydrating. */
export function useConsent(): Consent | 'unknown' {
  return useSyncExternalStore<Consent | 'unknown'>(consentStore.subscribe, consentStore.read, () => 'unknown')
}
