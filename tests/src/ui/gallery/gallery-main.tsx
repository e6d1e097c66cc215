import '#src/app/theme/fonts.css'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { ThemeProvider } from '#src/app/theme/theme-provider.tsx'
import { GalleryPage } from '#tests/src/ui/gallery/gallery-page.tsx'

const router = createRouter({
  routeTree: createRootRoute({ component: GalleryPage }),
  history: createMemoryHistory({ initialEntries: ['/'] }),
})

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
}
