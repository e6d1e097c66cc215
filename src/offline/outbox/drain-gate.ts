import { isDue, jitteredDelayMs, longestRetryAfterMs } from './jittered-delay.ts'

/**
 * Whether it makes sense to ask the server at all, for the whole outbox of one tab. Kept in memory: a new start begins
 * with an open gate.
 */
export type DrainGate = {
  failures: number
  closedUntilMs: number
  /** The server itself asked for the wait (`Retry-After`): not even the button goes round it. */
  asked: boolean
  triedMs: number
  stopped: 'signed_out' | 'too_old' | null
}

export const openGate: DrainGate = { failures: 0, closedUntilMs: 0, asked: false, triedMs: 0, stopped: null }

/** How eager a trigger is: by a person, by a sign that things have changed, or just another entry or the timer. */
export type Eagerness = 'person' | 'sign' | 'routine'

/** Signs come in flocks (online, visible, focus, pageshow): one attempt a second is enough for them. */
const signEveryMs = 1_000

export function gateAllows(gate: DrainGate, eagerness: Eagerness, nowMs: number): boolean {
  if (gate.stopped !== null) return false
  const isOpen = isDue(gate.closedUntilMs, nowMs)
  if (isOpen) return true
  if (gate.asked) return false
  if (eagerness === 'person') return true
  return eagerness === 'sign' && isDue(gate.triedMs + signEveryMs, nowMs)
}

/** Our API answered. */
export function gateAfterAnswer(gate: DrainGate, nowMs: number): DrainGate {
  return { ...openGate, triedMs: nowMs, stopped: gate.stopped }
}

/** It did not, or asked for patience. */
export function gateAfterFailure(
  gate: DrainGate,
  failure: { retryAfterS: number | null; nowMs: number; capMs: number; random: () => number },
): DrainGate {
  const failures = gate.failures + 1
  const { nowMs, retryAfterS } = failure
  const askedMs = retryAfterS === null ? 0 : Math.min(retryAfterS * 1000, longestRetryAfterMs)
  const waitMs = Math.max(askedMs, jitteredDelayMs(failures, failure.capMs, failure.random))
  return { ...gate, failures, closedUntilMs: nowMs + waitMs, asked: retryAfterS !== null, triedMs: nowMs }
}
