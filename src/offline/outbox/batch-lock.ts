/** Web Locks, as far as they are used here. */
export type LockSource = {
  request(name: string, options: { ifAvailable: true }, work: (lock: unknown) => Promise<void>): Promise<unknown>
}

/** A holder that keeps others out for longer than this is frozen, and its lease is over. */
const longestHoldMs = 30_000

/** Runs work when no other tab is at it; null when one is. */
export type BatchLock = <Result extends object>(work: () => Promise<Result>) => Promise<Result | null>

/**
 * Keeps tabs and the worker from sending at the same time. It is a courtesy: lease and server keep everything right
 * without it, so a lock that a frozen tab holds is passed after a while, and a browser without locks does without.
 */
export function createBatchLock(locks: LockSource | null, name: string, now: () => number): BatchLock {
  let refusedSinceMs: number | null = null
  const isFrozen = () => refusedSinceMs !== null && Math.abs(now() - refusedSinceMs) > longestHoldMs

  return async <Result extends object>(work: () => Promise<Result>) => {
    if (locks === null) return work()
    let working: Promise<Result> | null = null
    const begin = async (lock: unknown) => {
      if (lock !== null) refusedSinceMs = null
      else refusedSinceMs ??= now()
      if (lock !== null || isFrozen()) working = work()
      // Its failure is heard below, and must not be taken for one of the lock.
      await working?.catch(() => {})
    }
    const hasLocks = await locks.request(name, { ifAvailable: true }, begin).then(
      () => true,
      () => false,
    )
    return hasLocks || working !== null ? working : work()
  }
}
