import { createHash } from 'node:crypto'
import type { Actor } from '#domain/core/access.ts'
import { runDigest } from '#domain/sync/run-digest.ts'
import type { DigestClaim, ServerDigest } from '#domain/sync/sync-calls.ts'
import { organisationsToTime } from '#domain/sync/timing-rights.ts'
import type { Db } from '#server/db/client.ts'
import { systemScope } from '#server/http/organisation-scope.ts'
import { findTimedRun } from '#server/timing/timed-run-store.ts'
import { listFactIdsOfDevice } from '#server/timing/timing-fact-store.ts'

/** The server's side of what a device claims to have sent; runs in which the caller may not time have no line. */
export async function digestRuns(db: Db, actor: Actor, claims: readonly DigestClaim[]): Promise<ServerDigest[]> {
  const organisations = organisationsToTime(actor)
  const lines: ServerDigest[] = []
  for (const { race_run_id, device_id, from_seq } of claims) {
    const run = await findTimedRun(db, organisations, race_run_id)
    if (run === null) continue
    const ids = await listFactIdsOfDevice(db, systemScope(run.organisation_id), { race_run_id, device_id, from_seq })
    lines.push({ race_run_id, device_id, from_seq, ...runDigest(ids, sha256Hex) })
  }
  return lines
}

function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
