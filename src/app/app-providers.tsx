import { CacheProvider, type EmotionCache } from '@emotion/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { AppRouter } from '#src/router.tsx'
import { AppContext, type AppServices } from './app-context.ts'
import { ThemeProvider } from './theme/theme-provider.tsx'

type Props = { router: AppRouter; services: AppServices; emotionCache: EmotionCache }

/** The same tree on the server and in the browser. */
export function AppProviders({ router, services, emotionCache }: Props) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider>
        <AppContext value={services}>
          <QueryClientProvider client={services.queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </AppContext>
      </ThemeProvider>
    </CacheProvider>
  )
}
