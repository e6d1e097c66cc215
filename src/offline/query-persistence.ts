import type { QueryClient } from '@tanstack/react-query'

/** Filled in below: restores what an earlier visit kept. */
export async function restoreQueries(_queryClient: QueryClient): Promise<void> {}
