/** Queries are fresh for 15 s, so a page may be made of answers that a touch had asked for that long before. */
const preloadedMs = 15_000

/**
 * Which answers of the page on screen came from the worker's caches, and how old they are. The club's details (`site/`)
 * are left out: nobody asks how old a footer is.
 */
export function createCachedAnswers(now: () => number) {
  let notes: { notedAt: number; storedAt: number }[] = []
  let any = false
  return {
    /** `storedAt` is the worker's ISO instant; anything else is ignored. */
    note(path: string, storedAt: string): void {
      any = true
      const at = Date.parse(storedAt)
      if (Number.isNaN(at) || path.startsWith('site/')) return
      notes.push({ notedAt: now(), storedAt: at })
    },
    /** Another page begins; what was asked for just before belongs to it. */
    beginPage(): void {
      const since = now() - preloadedMs
      notes = notes.filter((note) => note.notedAt >= since)
    },
    /** True when any answer since the start came from the caches. */
    hasAny: () => any,
    /** Milliseconds since the epoch, or null when everything came from the network. */
    oldest(): number | null {
      return notes.length === 0 ? null : Math.min(...notes.map((note) => note.storedAt))
    },
  }
}

export const cachedAnswers = createCachedAnswers(() => Date.now())
