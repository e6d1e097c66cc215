import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ThemeProvider } from '#src/app/theme/theme-provider.tsx'
import { GalleryPage } from '#tests/src/ui/gallery/gallery-page.tsx'

it('renders every part on the server without a style attribute', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: GalleryPage }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const html = renderToString(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  expect(html).toContain('Registration Open')
  expect(html).toContain('<picture')
  expect(html).not.toMatch(/\sstyle="/)
})
