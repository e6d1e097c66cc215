import { type DigestClaim, type ServerDigest, syncCalls } from '#domain/sync/sync-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

/** Asks the server for its side. Null when it could not be asked. */
export type CompareDigests = (claims: DigestClaim[]) => Promise<ServerDigest[] | null>

/** Over the API client; a comparison that fails is simply made another time. */
export function compareDigestsBy(api: Api): CompareDigests {
  return async (runs) => {
    try {
      return (await api(syncCalls.compareDigests, { body: { runs } })).runs
    } catch {
      return null
    }
  }
}
