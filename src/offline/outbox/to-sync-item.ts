import { bringUpToDate, type SyncKinds } from '#domain/sync/bring-up-to-date.ts'
import { mostBytes, type SyncItem } from '#domain/sync/sync-item.ts'
import type { OutboxEntry } from './outbox-entry.ts'

export type Packed = {
  /** What goes into the batch, in order. */
  entries: OutboxEntry[]
  items: SyncItem[]
  /** Did not fit: back into the queue. */
  left: OutboxEntry[]
  /** Of a kind or version that this app does not know: kept for one that does. */
  unknown: OutboxEntry[]
}

/** The entry as it travels, its payload brought up to date; null when this app does not know how. */
export function toSyncItem(entry: OutboxEntry, kinds: SyncKinds): SyncItem | null {
  const present = upToDateOrNull(entry, kinds)
  if (present?.outcome !== 'current') return null
  const { id, lane, device_id, seq, kind, hash, clock, again } = entry
  const { version, payload } = present
  return { id, lane, device_id, seq, kind, version, captured_version: entry.version, payload, hash, clock, again }
}

/** A payload that an old app left in a shape nobody foresaw must not hold up the others. */
function upToDateOrNull(entry: OutboxEntry, kinds: SyncKinds) {
  try {
    return bringUpToDate(kinds, entry, 'any')
  } catch {
    return null
  }
}

const encoder = new TextEncoder()
/** Owner, version of the app and brackets. */
const envelopeBytes = 512

/** Fills a batch up to 48 KiB; the first item goes whatever its size, else it would never go. */
export function packBatch(claimed: readonly OutboxEntry[], kinds: SyncKinds): Packed {
  const packed: Packed = { entries: [], items: [], left: [], unknown: [] }
  let bytes = envelopeBytes
  for (const entry of claimed) {
    const item = toSyncItem(entry, kinds)
    if (item === null) {
      packed.unknown.push(entry)
      continue
    }
    bytes += encoder.encode(JSON.stringify(item)).length + 1
    if (packed.items.length > 0 && bytes > mostBytes) {
      packed.left.push(entry)
      continue
    }
    packed.entries.push(entry)
    packed.items.push(item)
  }
  return packed
}
