import type { Sha256Hex } from './payload-hash.ts'

/** What one side holds of a run from one device. */
export type RunDigest = { count: number; digest: string }

/** Count and fingerprint of a set of entries by their ids: the order does not matter, a repeat counts once. */
export function runDigest(ids: Iterable<string>, sha256Hex: Sha256Hex): RunDigest {
  const unique = [...new Set(ids)].sort()
  return { count: unique.length, digest: sha256Hex(unique.join('\n')) }
}
