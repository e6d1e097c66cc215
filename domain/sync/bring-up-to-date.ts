import type * as z from 'zod/mini'

/**
 * What is known about one kind of entry. `upcasts[n]` turns a payload of version n into one of version n + 1; it is pure
 * and takes whatever an old app may have stored.
 */
export type SyncKind = {
  version: number
  payload: z.core.$ZodType
  upcasts: Readonly<Record<number, (payload: unknown) => unknown>>
}

export type SyncKinds = Readonly<Record<string, SyncKind>>

/** How many versions before the present one the server accepts. */
export const versionsBefore = 2

export type UpToDate =
  | { outcome: 'current'; version: number; payload: unknown }
  /** Nobody here knows the kind, or only a newer version of it is meant: kept until somebody does. */
  | { outcome: 'unknown' }
  /** Older than what is still accepted. */
  | { outcome: 'too_old' }

/** Brings a payload to the version that this program speaks, one step after the other. */
export function bringUpToDate(
  kinds: SyncKinds,
  entry: { kind: string; version: number; payload: unknown },
  oldest: 'any' | 'accepted',
): UpToDate {
  const kind = Object.hasOwn(kinds, entry.kind) ? kinds[entry.kind] : undefined
  if (kind === undefined || entry.version > kind.version) return { outcome: 'unknown' }
  if (oldest === 'accepted' && entry.version < kind.version - versionsBefore) return { outcome: 'too_old' }
  let payload = entry.payload
  for (let version = entry.version; version < kind.version; version += 1) {
    const upcast = kind.upcasts[version]
    if (upcast === undefined) return { outcome: 'too_old' }
    payload = upcast(payload)
  }
  return { outcome: 'current', version: kind.version, payload }
}
