import type { EntryChange, OutboxEntry } from './outbox-entry.ts'

/** How long a drainer may take to bring an answer; longer than the HTTP client waits. */
export const leaseMs = 30_000

/** The entry is on its way in this drainer's hands. */
export function leased(entry: OutboxEntry, leaseId: string, nowMs: number): EntryChange {
  return { state: 'sending', attempts: entry.attempts + 1, lease_id: leaseId, lease_until_ms: nowMs + leaseMs }
}

/**
 * True when whoever held it is gone. An end further away than a lease lasts was written under a clock that has been set
 * back since: it would hold the entry for hours.
 */
export function isLeaseOver(entry: Pick<OutboxEntry, 'state' | 'lease_until_ms'>, nowMs: number): boolean {
  if (entry.state !== 'sending') return false
  return entry.lease_until_ms <= nowMs || entry.lease_until_ms > nowMs + leaseMs
}

/** Back in the queue, as if it had never left. */
export const released: EntryChange = { state: 'queued', lease_id: '', lease_until_ms: 0 }
