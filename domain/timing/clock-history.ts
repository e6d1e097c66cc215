import type { ClockOffset } from '#domain/timing/clock-probe.ts'

/** One comparison with the server: the device's clocks at that moment and the offset found. */
export type ClockSync = ClockOffset & { boot_id: string; wall_ms: number; monotonic_ms: number }

/** Raw stamps of a tap, of the device that made it. */
export type TapClock = { boot_id: string | null; wall_ms: number; monotonic_ms: number | null }

/** Where a tap belongs in server time. Epoch ms; uncertainty null when nothing is known. */
export type PlacedTap = { at_ms: number; uncertainty_ms: number | null; by: 'between' | 'one_side' | 'wall_only' }

/** How far a quartz may run away from true time: 100 parts in a million, 0.36 s in an hour. */
export const driftPerMs = 1e-4

/** A day's racing at one comparison a minute; older ones go. */
export const mostSyncs = 1440

/** The history with one more comparison, the oldest dropped. */
export function rememberSync(history: readonly ClockSync[], sync: ClockSync): ClockSync[] {
  return [...history, sync].slice(-mostSyncs)
}

/** Server time minus the monotonic clock: within one boot it moves only by drift, whatever the wall clock does. */
const baseOf = (sync: ClockSync) => sync.wall_ms + sync.offset_ms - sync.monotonic_ms

/**
 * Places a tap between the comparisons before and after it within its boot. With both, the offset is read off the line
 * between them; with one, the drift since then is added to the uncertainty. Without any the wall clock is all there is.
 * The raw stamp itself is never rewritten.
 */
export function placeTap(tap: TapClock, history: readonly ClockSync[]): PlacedTap {
  const tapMs = tap.monotonic_ms
  if (tap.boot_id === null || tapMs === null) return { at_ms: tap.wall_ms, uncertainty_ms: null, by: 'wall_only' }
  const sameBoot = history
    .filter((sync) => sync.boot_id === tap.boot_id)
    .sort((a, b) => a.monotonic_ms - b.monotonic_ms)
  const before = sameBoot.findLast((sync) => sync.monotonic_ms <= tapMs)
  const after = sameBoot.find((sync) => sync.monotonic_ms > tapMs)
  if (before !== undefined && after !== undefined) return placeBetween(tapMs, before, after)
  const near = before ?? after
  if (near === undefined) return { at_ms: tap.wall_ms, uncertainty_ms: null, by: 'wall_only' }
  const drift = Math.abs(tapMs - near.monotonic_ms) * driftPerMs
  return { at_ms: tapMs + baseOf(near), uncertainty_ms: near.uncertainty_ms + drift, by: 'one_side' }
}

/** The further from both ends, the less is known: what the two say differently counts by the nearer end's distance. */
function placeBetween(tapMs: number, before: ClockSync, after: ClockSync): PlacedTap {
  const share = (tapMs - before.monotonic_ms) / (after.monotonic_ms - before.monotonic_ms)
  const change = baseOf(after) - baseOf(before)
  const known = before.uncertainty_ms + (after.uncertainty_ms - before.uncertainty_ms) * share
  return {
    at_ms: tapMs + baseOf(before) + change * share,
    uncertainty_ms: known + Math.abs(change) * Math.min(share, 1 - share),
    by: 'between',
  }
}
