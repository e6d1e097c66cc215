/** The first wait, and the longest on the timing screen and elsewhere. Milliseconds. */
export const firstDelayMs = 1_000
export const timingCapMs = 30_000
export const usualCapMs = 300_000
/** A server may ask for more patience than the caps, but not for more than this. */
export const longestRetryAfterMs = 3_600_000

/**
 * Full jitter: anything from 0 to 1 s, 2 s, 4 s ... up to the cap, so that phones that lost the network together do not
 * come back together. `failures` counts from 1; `random` gives 0 to 1.
 */
export function jitteredDelayMs(failures: number, capMs: number, random: () => number): number {
  const ceiling = Math.min(capMs, firstDelayMs * 2 ** Math.min(failures - 1, 20))
  return Math.round(random() * ceiling)
}

/** True when the moment has come, or lies so far ahead that the clock must have been set back since. */
export function isDue(momentMs: number, nowMs: number): boolean {
  return momentMs <= nowMs || momentMs > nowMs + longestRetryAfterMs
}
