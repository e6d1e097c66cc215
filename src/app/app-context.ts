import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { RuntimeConfig } from '#domain/core/page-render.ts'
import type { Session } from '#src/features/auth/session.ts'
import type { Api } from '#src/lib/api-client.ts'

/** What every screen may use; also the router's context. `session` is null while rendering on the server. */
export type AppServices = {
  api: Api
  queryClient: QueryClient
  config: RuntimeConfig
  session: Session | null
  origin: string
}

export const AppContext = createContext<AppServices | null>(null)

/** The services of this app. Throws outside of the providers. */
export function useApp(): AppServices {
  const services = use(AppContext)
  if (services === null) throw new Error('useApp outside of the app')
  return services
}
