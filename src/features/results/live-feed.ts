/** The part of EventSource that the feed uses. */
export type LiveSource = {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onerror: ((event: Event) => void) | null
  close(): void
}

export type LiveFeedOptions = {
  open: () => LiveSource
  /** Takes a message; false when it cannot be read, then the feed asks instead. */
  onText: (text: string) => boolean
  /** Asks the API for everything that the stream would have pushed. */
  poll: () => void
  /** Between two questions while the stream is down. */
  pollMs: number
  page: { isVisible: () => boolean; subscribe: (listener: () => void) => () => void }
}

const CLOSED = 2
/** A stream can go silent without an error (a phone that changed its mast): after this it is asked anyway. */
const SILENT_MS = 30_000
/** A stream that the server refused is tried again after this; until then polling does its work. */
const REOPEN_MS = 30_000

/**
 * Listens to a live stream and asks every `pollMs` while it does not work. Does nothing while the page is hidden, and asks
 * at once when it is looked at again. Returns what stops it.
 */
export function startLiveFeed({ open, onText, poll, pollMs, page }: LiveFeedOptions): () => void {
  let source: LiveSource | null = null
  let isHealthy = false
  let silentMs = 0
  let closedMs = 0
  let ticker: ReturnType<typeof setInterval> | null = null

  const connect = () => {
    source = open()
    source.onopen = () => {
      isHealthy = true
      silentMs = 0
    }
    source.onmessage = ({ data }) => {
      isHealthy = onText(data)
      silentMs = 0
      if (!isHealthy) poll()
    }
    source.onerror = () => {
      isHealthy = false
      closedMs = 0
    }
  }

  const tick = () => {
    silentMs += pollMs
    if (!isHealthy || silentMs >= SILENT_MS) {
      silentMs = 0
      poll()
    }
    if (source?.readyState !== CLOSED) return
    closedMs += pollMs
    if (closedMs >= REOPEN_MS) connect()
  }

  const rest = () => {
    source?.close()
    source = null
    isHealthy = false
    if (ticker !== null) clearInterval(ticker)
    ticker = null
  }

  const look = () => {
    if (!page.isVisible()) return rest()
    if (ticker !== null) return
    connect()
    ticker = setInterval(tick, pollMs)
  }

  look()
  const unsubscribe = page.subscribe(() => {
    const wasResting = ticker === null
    look()
    if (wasResting && ticker !== null) poll()
  })
  return () => {
    unsubscribe()
    rest()
  }
}
