import type { QueryClient } from '@tanstack/react-query'
import { localStorageIfAny, readText } from './local-storage.ts'

/** Restores what an earlier visit kept. The library comes only when there is something. */
export async function restoreQueries(queryClient: QueryClient): Promise<void> {
  const storage = localStorageIfAny()
  if (readText(storage, 'public-queries') === null) return
  const { restorePersisted } = await import('./persisted-queries.ts')
  await restorePersisted(queryClient, storage, __SCHEMA_VERSION__)
}
