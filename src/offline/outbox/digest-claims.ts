import type { Sha256Hex } from '#domain/sync/payload-hash.ts'
import { runDigest } from '#domain/sync/run-digest.ts'
import type { DigestClaim, ServerDigest } from '#domain/sync/sync-calls.ts'
import { runOfLane } from '#domain/sync/sync-lane.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/**
 * What this device claims to have sent, a line for each run and device of origin. A lane with something still under way
 * has no line: it will differ anyway.
 */
export function digestClaims(entries: readonly OutboxEntry[], sha256Hex: Sha256Hex): DigestClaim[] {
  const groups = new Map<string, OutboxEntry[]>()
  for (const entry of entries) {
    const key = `${entry.lane} ${entry.device_id}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [entry])
    else group.push(entry)
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const race_run_id = first === undefined ? null : runOfLane(first.lane)
    const sent = group.filter((entry) => entry.state === 'sent')
    const isSettled = group.every((entry) => entry.state === 'sent' || entry.state === 'parked')
    if (first === undefined || race_run_id === null || sent.length === 0 || !isSettled) return []
    const from_seq = group.reduce((least, entry) => Math.min(least, entry.seq), first.seq)
    const ids = sent.map((entry) => entry.id)
    return [{ race_run_id, device_id: first.device_id, from_seq, ...runDigest(ids, sha256Hex) }]
  })
}

/** The claims that the server sees differently, with its digest. A run that it says nothing about does not differ. */
export function differingClaims(claims: readonly DigestClaim[], theirs: readonly ServerDigest[]) {
  return claims.flatMap((claim) => {
    const line = theirs.find(
      ({ race_run_id, device_id }) => race_run_id === claim.race_run_id && device_id === claim.device_id,
    )
    if (line === undefined || (line.count === claim.count && line.digest === claim.digest)) return []
    return [{ claim, server_digest: line.digest }]
  })
}
