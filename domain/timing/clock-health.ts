import { type ClockPair, clockDisagreement, mostDisagreementMs } from '#domain/timing/clock-boot.ts'
import type { ClockSync } from '#domain/timing/clock-history.ts'

/** What the timing screen says about the device's clock. A bad clock is flagged and never refused. */
export type ClockHealth =
  | { state: 'good'; uncertainty_ms: number; age_ms: number }
  /** Compared once, but long ago or over a slow line. */
  | { state: 'uncertain'; uncertainty_ms: number; age_ms: number }
  /** Never compared since the clocks last jumped or slept. */
  | { state: 'unknown' }

/** Taps this sure decide most races; a comparison should be repeated every minute or two. */
const goodUncertaintyMs = 250
const goodAgeMs = 180_000

/** Judges by the last comparison; one of another boot says nothing about the clocks of today. */
export function clockHealth(last: ClockSync | null, now: ClockPair & { boot_id: string }): ClockHealth {
  if (last === null || last.boot_id !== now.boot_id) return { state: 'unknown' }
  if (Math.abs(clockDisagreement(last, now)) > mostDisagreementMs) return { state: 'unknown' }
  const age_ms = now.monotonic_ms - last.monotonic_ms
  const good = last.uncertainty_ms <= goodUncertaintyMs && age_ms <= goodAgeMs
  return { state: good ? 'good' : 'uncertain', uncertainty_ms: last.uncertainty_ms, age_ms }
}
