import * as z from 'zod/mini'
import { keepText, localStorageIfAny, readText } from '#src/offline/local-storage.ts'

const KEY = 'followed-riders'
/** One rider per championship (per event where there is none): its id to the participant's. */
const followed = z.record(z.string(), z.string())
type Followed = z.infer<typeof followed>

const listeners = new Set<() => void>()
let known: { text: string | null; value: Followed } = { text: null, value: {} }

function readAll(): Followed {
  const text = readText(localStorageIfAny(), KEY)
  if (text !== known.text) known = { text, value: parseFollowed(text) }
  return known.value
}

/** What an earlier visit kept; nothing when it cannot be read. */
export function parseFollowed(text: string | null): Followed {
  if (text === null) return {}
  try {
    const parsed = z.safeParse(followed, JSON.parse(text))
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}

export const followedRiders = {
  /** The participant followed on this device in this championship, or null. */
  find: (scope: string): string | null => readAll()[scope] ?? null,
  /** Follows a rider, or nobody, in this championship. */
  set(scope: string, participantId: string | null): void {
    const { [scope]: _, ...others } = readAll()
    const next = participantId === null ? others : { ...others, [scope]: participantId }
    keepText(localStorageIfAny(), KEY, JSON.stringify(next))
    for (const listener of listeners) listener()
  },
  /** Told when this tab or another one follows somebody else. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  },
}
