import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { useIsAuthenticated } from '#src/features/auth/use-session.ts'
import { partnerCodesQuery } from './partner-queries.ts'

/** The codes as far as this reader may see them. `none`: signed in, but no valid membership. */
export type PartnerCodes =
  | { state: 'signed_out' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'none' }
  | { state: 'known'; codeOf: (partnerId: string) => string | null }

export function usePartnerCodes(): PartnerCodes {
  const { api } = useApp()
  const isAuthenticated = useIsAuthenticated()
  const { data, isError, refetch } = useQuery({ ...partnerCodesQuery(api), enabled: isAuthenticated })
  if (!isAuthenticated) return { state: 'signed_out' }
  if (isError) return { state: 'failed', retry: () => void refetch() }
  if (data === undefined) return { state: 'loading' }
  if (data.length === 0) return { state: 'none' }
  return { state: 'known', codeOf: (partnerId) => data.find((one) => one.partner_id === partnerId)?.code ?? null }
}
