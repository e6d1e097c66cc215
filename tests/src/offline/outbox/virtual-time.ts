import type { SetTimer } from '#src/offline/outbox/database-link.ts'

export type VirtualTime = ReturnType<typeof createVirtualTime>

/** A clock and timers that move only when told to. The wall clock may be set; the timers do not mind. */
export function createVirtualTime(startMs = Date.parse('2025-03-15T10:00:00.000Z')) {
  let elapsedMs = 0
  let wallOffsetMs = startMs
  /** What is under way and will end by itself. */
  let underWay: () => Promise<unknown>[] = () => []
  const timers = new Set<{ dueMs: number; work: () => void }>()

  const setTimer: SetTimer = (work, ms) => {
    const timer = { dueMs: elapsedMs + Math.max(0, ms), work }
    timers.add(timer)
    return () => void timers.delete(timer)
  }

  return {
    now: () => wallOffsetMs + elapsedMs,
    elapsed: () => elapsedMs,
    setTimer,
    jumpWall: (byMs: number) => {
      wallOffsetMs += byMs
    },
    waitFor: (of: () => Promise<unknown>[]) => {
      underWay = of
    },
    /** Fires what falls due on the way, in order, giving the rest of the program time after each. */
    async advance(ms: number): Promise<void> {
      const endMs = elapsedMs + ms
      for (;;) {
        await restOrGiveUp(Promise.all(underWay()))
        const next = [...timers].filter(({ dueMs }) => dueMs <= endMs).sort((a, b) => a.dueMs - b.dueMs)[0]
        if (next === undefined) break
        timers.delete(next)
        elapsedMs = Math.max(elapsedMs, next.dueMs)
        next.work()
      }
      elapsedMs = endMs
    },
  }
}

/** Lets everything that is under way in this process go on for a little. */
export async function breathe(turns = 12): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((done) => setImmediate(done))
}

/** Waits for what is under way; something that waits for the virtual clock itself is not waited for. */
async function restOrGiveUp(work: Promise<unknown>): Promise<void> {
  let isDone = false
  const done = () => {
    isDone = true
  }
  void work.then(done, done)
  for (let turn = 0; turn < 2_000 && !isDone; turn += 1) await breathe(1)
}
