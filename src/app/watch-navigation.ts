import type { AppRouter } from '#src/router.tsx'
import type { AppServices } from './app-context.ts'
import { titleOf } from './head-tags.ts'

/** On every navigation: the document's title, the app container scrolled smoothly into view. */
export function watchNavigation(router: AppRouter, services: AppServices): void {
  const setTitle = () => {
    document.title = titleOf(router.state.matches, services.config.site_title)
  }
  setTitle()
  router.subscribe('onResolved', ({ pathChanged, hashChanged }) => {
    setTitle()
    if (!pathChanged || (hashChanged && location.hash !== '')) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    document.getElementById('app')?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
  })
}
