import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod/mini'
import { publicNouns } from '#domain/core/call.ts'

/** What the database announces: the nouns of public pages, and `timing` for what watches a run. */
export const changeNoun = z.enum([...publicNouns, 'timing'])
export type ChangeNoun = z.infer<typeof changeNoun>

export type ChangeListener = {
  /** Committed changes of any process, this one included. */
  onChange(nouns: ReadonlySet<ChangeNoun>): void
  /** The connection is lost: changes may be missed, so what was kept in memory must go and nothing be kept. */
  onDeaf(): void
  /** Listening (again): from now on nothing is missed. */
  onHearing(): void
}

export type ChangeFeed = { close(): Promise<void> }

const CHANNEL = 'gatedrop_changes'
const PROBE_EVERY_MS = 15_000
const LONGEST_PAUSE_MS = 10_000

/**
 * Listens on a connection of its own until closed, and connects again for as long as it takes. A probe every 15 s finds
 * a connection that died without a word. Returns at once; `onHearing` says when it listens.
 */
export function listenForChanges(url: string, listener: ChangeListener): ChangeFeed {
  const closing = new AbortController()
  const running = keepListening(url, listener, closing.signal)
  return {
    close: async () => {
      closing.abort()
      await running
    },
  }
}

async function keepListening(url: string, listener: ChangeListener, closed: AbortSignal): Promise<void> {
  for (let failures = 0; !closed.aborted; failures += 1) {
    const hasListened = await listenOnce(url, listener, closed)
    if (closed.aborted) return
    if (hasListened) {
      listener.onDeaf()
      failures = 0
    }
    await pause(Math.min(100 * 2 ** failures, LONGEST_PAUSE_MS), undefined, { signal: closed }).catch(() => {})
  }
}

/** Listens on one connection until it is lost or closed; false when it could not even begin. */
async function listenOnce(url: string, listener: ChangeListener, closed: AbortSignal): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'gatedrop changes',
    connectionTimeoutMillis: 10_000,
    query_timeout: 5_000,
    keepAlive: true,
  })
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', resolve)
    if (closed.aborted) resolve()
    closed.addEventListener('abort', () => resolve(), { once: true })
  })
  client.on('notification', collectNouns(listener))
  let probing: NodeJS.Timeout | undefined
  let hasListened = false
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    hasListened = true
    listener.onHearing()
    const probeFailed = new Promise<void>((resolve) => {
      probing = setInterval(() => client.query('select 1').catch(() => resolve()), PROBE_EVERY_MS)
    })
    await Promise.race([ended, probeFailed])
  } catch {
    // Tried again by the caller.
  } finally {
    clearInterval(probing)
    await Promise.race([client.end().catch(() => {}), pause(2_000, undefined, { ref: false })])
  }
  return hasListened
}

/** The nouns of one transaction arrive as messages of their own in one breath: they are handed on together. */
function collectNouns(listener: ChangeListener): (message: pg.Notification) => void {
  let nouns = new Set<ChangeNoun>()
  return ({ payload }) => {
    const noun = changeNoun.safeParse(payload)
    if (!noun.success) return
    if (nouns.size === 0) {
      setImmediate(() => {
        const collected = nouns
        nouns = new Set()
        listener.onChange(collected)
      })
    }
    nouns.add(noun.data)
  }
}
