import type { PersistedClient } from '@tanstack/react-query-persist-client'

export const persistedLimitBytes = 200_000

/**
 * The text to keep, at most `limit` bytes of UTF-8: the newest queries that fit. One that is too large alone is left
 * out and does not push the others out.
 */
export function serializeWithin(client: PersistedClient, limit = persistedLimitBytes): string {
  const encoder = new TextEncoder()
  const empty = { ...client, clientState: { ...client.clientState, queries: [] } }
  let room = limit - encoder.encode(JSON.stringify(empty)).length
  const newestFirst = [...client.clientState.queries].sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const kept = newestFirst.filter((query) => {
    // One more for the comma between two queries.
    const bytes = encoder.encode(JSON.stringify(query)).length + 1
    if (bytes > room) return false
    room -= bytes
    return true
  })
  return JSON.stringify({ ...client, clientState: { ...client.clientState, queries: kept } })
}
