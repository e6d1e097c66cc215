import * as z from 'zod/mini'

const shape = z.record(z.string(), z.string())

/** What was typed into a form, kept for this tab until it is sent. Passwords are never given to it. */
export function readDraft(key: string): Record<string, string> {
  try {
    return shape.parse(JSON.parse(sessionStorage.getItem(`draft:${key}`) ?? '{}'))
  } catch {
    return {}
  }
}

/** Keeps what was typed; a browser that keeps nothing is no reason to stop typing. */
export function writeDraft(key: string, typed: Record<string, string>): void {
  try {
    sessionStorage.setItem(`draft:${key}`, JSON.stringify(typed))
  } catch {
    // Private mode or a full store: the form works without.
  }
}

export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(`draft:${key}`)
  } catch {
    // As above.
  }
}
