import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { boldIcons } from '#src/ui/bold-icons-plugin.ts'

/** Every part on one page, to look at: `npx vite --config tests/src/ui/gallery/vite.config.ts`. Never shipped. */
export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  publicDir: new URL('../../../../public', import.meta.url).pathname,
  plugins: [boldIcons(), react()],
  build: { outDir: '/tmp/gallery-build', emptyOutDir: true },
})
