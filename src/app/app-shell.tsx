import { Box, chakra } from '@chakra-ui/react'
import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { OfflineNotice } from '#src/offline/offline-notice.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { useAfterStart } from './after-start-state.ts'
import { EnvironmentLabel } from './environment-label.tsx'
import { Footer } from './footer.tsx'
import { HydratedMark } from './hydrated-mark.tsx'
import { NavBar } from './nav-bar.tsx'

const LateParts = lazy(() => import('./late-parts.tsx'))

/** Bar, content, footer. What nobody needs for the first look (toasts, consent, update prompt) comes after the start. */
export function AppShell() {
  const flags = useMatches({ select: (matches) => matches.map((match) => match.staticData) })
  const hideNav = flags.some((flag) => flag.hideNav === true)
  const hideFooter = flags.some((flag) => flag.hideFooter === true)
  const started = useAfterStart()
  return (
    <Box id="app" minHeight="100vh" display="flex" flexDirection="column" scrollMarginTop={0}>
      <SkipLink />
      {!hideNav && <NavBar />}
      <OfflineNotice />
      <chakra.main id="content" tabIndex={-1} flex="1" display="flex" flexDirection="column" outline="none">
        <Outlet />
        <HydratedMark />
      </chakra.main>
      {!hideFooter && <Footer />}
      <EnvironmentLabel />
      {started && (
        <Suspense fallback={null}>
          <LateParts />
        </Suspense>
      )}
    </Box>
  )
}
