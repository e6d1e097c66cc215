import type { SyncResult } from '#domain/sync/sync-item.ts'
import { jitteredDelayMs } from './jittered-delay.ts'
import type { EntryChange, EntryProblem, OutboxEntry } from './outbox-entry.ts'

/** What waiting depends on besides the entry. `lastPassMs`: when something of this outbox last took effect, 0 for never. */
export type Pace = { nowMs: number; capMs: number; random: () => number; lastPassMs: number }

/** An entry that fails alone this often while others pass will not get better by itself. */
export const mostFailuresAlone = 5

const over: EntryChange = { lease_id: '', lease_until_ms: 0 }

/** It reached the server and took effect there, now or before. */
export function sent(nowMs: number): EntryChange {
  return { ...over, state: 'sent', sent_ms: nowMs, again: false, failed_alone: 0, last_problem: null }
}

/** Refused: shown with the reason until its owner decides. */
export function parked(problem: EntryProblem): EntryChange {
  return { ...over, state: 'parked', again: false, last_problem: problem }
}

export function needsSignIn(problem: EntryProblem): EntryChange {
  return { ...over, state: 'needs_sign_in', last_problem: problem }
}

export function needsUpdate(problem: EntryProblem): EntryChange {
  return { ...over, state: 'needs_update', last_problem: problem }
}

/** Tried again by itself after a while. */
export function postponed(entry: OutboxEntry, problem: EntryProblem, pace: Pace): EntryChange {
  const next = pace.nowMs + jitteredDelayMs(entry.attempts, pace.capMs, pace.random)
  return { ...over, state: 'queued', next_attempt_ms: next, last_problem: problem }
}

/**
 * It failed on its own account. When others have passed since it failed before, that counts against it, and in the end
 * it is parked; while nothing passes it is the server's trouble and not the entry's.
 */
export function failedAlone(entry: OutboxEntry, problem: EntryProblem, pace: Pace): EntryChange {
  const before = entry.last_problem
  if (before === null || pace.lastPassMs <= before.at_ms) return postponed(entry, problem, pace)
  const failures = entry.failed_alone + 1
  if (failures >= mostFailuresAlone) return { ...parked(problem), failed_alone: failures }
  return { ...postponed(entry, problem, pace), failed_alone: failures }
}

/** What the server's word about an entry does to it. */
export function judgeResult(entry: OutboxEntry, result: SyncResult, pace: Pace): EntryChange {
  const problem = problemOf(result, pace.nowMs)
  switch (result.result) {
    case 'applied':
    case 'duplicate':
      return sent(pace.nowMs)
    case 'rejected':
    case 'conflict':
      return parked(problem)
    case 'upgrade':
      return needsUpdate(problem)
    case 'retry':
      if (result.code === 'not_signed_in') return needsSignIn(problem)
      return result.code === 'internal' ? failedAlone(entry, problem, pace) : postponed(entry, problem, pace)
  }
}

function problemOf(result: SyncResult, nowMs: number): EntryProblem {
  return {
    code: result.code ?? result.result,
    detail: result.detail ?? 'The server gave no reason.',
    ...(result.current === undefined ? {} : { current: result.current }),
    at_ms: nowMs,
  }
}
