import type { ServerResponse } from 'node:http'

/** `network`: whom the reader counts as (`networkOf`). */
type Watcher = { response: ServerResponse; lastId: string; network: string }
type Current = { id: string; data: string }

export type LiveHub = ReturnType<typeof createLiveHub>

/**
 * Keeps the open event streams of this process. A topic's message is its whole present state with a version as id, so a
 * reader that comes back with Last-Event-ID either has it already or gets the newest; nothing is replayed.
 * `read` is asked once per change, however many are watching. When it fails, as while the database is away, readers keep
 * what they have and it is asked again after `retryMs`.
 */
export function createLiveHub(
  read: (topic: string) => Promise<Current | null>,
  { heartbeatMs = 20_000, retryMs = 2_000 } = {},
) {
  const topics = new Map<string, Set<Watcher>>()
  const reading = new Set<string>()
  const again = new Set<string>()

  async function publish(topic: string): Promise<void> {
    const watchers = topics.get(topic)
    if (watchers === undefined) return
    if (reading.has(topic)) {
      again.add(topic)
      return
    }
    reading.add(topic)
    try {
      const current = await read(topic)
      if (current !== null) for (const watcher of watchers) send(watcher, current)
    } catch {
      setTimeout(() => void publish(topic), retryMs).unref()
    } finally {
      reading.delete(topic)
    }
    if (again.delete(topic)) await publish(topic)
  }

  const heartbeat = setInterval(() => {
    for (const watchers of topics.values()) for (const watcher of watchers) watcher.response.write(': still here\n\n')
  }, heartbeatMs)
  heartbeat.unref()

  return {
    /** Adds a reader until its connection closes, and sends the present state unless it has it. */
    async watch(topic: string, response: ServerResponse, lastId: string, network = ''): Promise<void> {
      // Gone while the event was being looked up: its 'close' has passed and would never take the reader out again.
      if (response.destroyed) return
      const watcher: Watcher = { response, lastId, network }
      const watchers = topics.get(topic) ?? new Set()
      topics.set(topic, watchers.add(watcher))
      response.on('close', () => {
        watchers.delete(watcher)
        if (watchers.size === 0 && topics.get(topic) === watchers) topics.delete(topic)
      })
      response.write('retry: 3000\n\n')
      const current = await read(topic)
      // A change may have been sent while this was read; then it is the older state.
      if (current !== null && watcher.lastId === lastId) send(watcher, current)
    },
    /** Something that topics are made of has changed: every topic with readers is read again. */
    async changed(): Promise<void> {
      await Promise.all([...topics.keys()].map((topic) => publish(topic)))
    },
    count: () => [...topics.values()].reduce((sum, watchers) => sum + watchers.size, 0),
    countOf: (network: string) =>
      [...topics.values()].reduce(
        (sum, watchers) => sum + [...watchers].filter((one) => one.network === network).length,
        0,
      ),
    close(): void {
      clearInterval(heartbeat)
      for (const watchers of topics.values()) for (const watcher of watchers) watcher.response.end()
      topics.clear()
    },
  }
}

/** A reader whose socket is full is skipped; the next state replaces what it missed. */
function send(watcher: Watcher, current: Current): void {
  if (watcher.lastId === current.id || watcher.response.writableNeedDrain) return
  watcher.lastId = current.id
  watcher.response.write(`id: ${current.id}\ndata: ${current.data}\n\n`)
}
