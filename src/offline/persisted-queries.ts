import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { Query, QueryClient } from '@tanstack/react-query'
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client'
import { serializeWithin } from './fit-persisted.ts'

export const persistedKey = 'public-queries'
const thirtyDays = 30 * 24 * 60 * 60 * 1000

/** Only what says so, and only successes: personal queries never carry the mark (a test walks them). */
export function isPersisted(query: Pick<Query, 'meta' | 'state'>): boolean {
  return query.meta?.persist === true && query.state.status === 'success'
}

function optionsFor(queryClient: QueryClient, storage: Storage | null, buster: string) {
  const persister = createSyncStoragePersister({
    storage,
    key: persistedKey,
    throttleTime: 2000,
    serialize: (client) => serializeWithin(client),
  })
  const dehydrateOptions = { shouldDehydrateQuery: isPersisted, shouldDehydrateMutation: () => false }
  return { queryClient, persister, buster, maxAge: thirtyDays, dehydrateOptions }
}

/** Puts what an earlier visit kept into the cache; what is broken or of other schemas is thrown away. */
export async function restorePersisted(queryClient: QueryClient, storage: Storage | null, buster: string) {
  await persistQueryClientRestore(optionsFor(queryClient, storage, buster)).catch(() =>
    storage?.removeItem(persistedKey),
  )
}

/** Keeps what is there now (data that came in the page's HTML) and every later change. Returns the way to stop. */
export function keepPersisted(queryClient: QueryClient, storage: Storage | null, buster: string): () => void {
  const options = optionsFor(queryClient, storage, buster)
  void persistQueryClientSave(options)
  return persistQueryClientSubscribe(options)
}
