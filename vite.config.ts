import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { boldIcons } from './src/ui/bold-icons-plugin.ts'
import { pwaPlugins } from './sw/pwa-plugins.ts'

/** Three builds from one file: the client, the app's server entry (`--ssr src/entry-server.tsx`), the server itself. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    process.env.VITEST === undefined &&
      tanstackRouter({
        target: 'react',
        routesDirectory: './src/routes',
        generatedRouteTree: './src/route-tree.gen.ts',
        autoCodeSplitting: isSsrBuild !== true && mode !== 'test',
        quoteStyle: 'single',
      }),
    boldIcons(),
    react(),
    ...pwaPlugins({ client: isSsrBuild !== true && mode !== 'test' }),
  ],
  define: isSsrBuild === true ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ...(isSsrBuild === true && mode !== 'server' ? { ssr: { noExternal: true as const } } : {}),
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/dev': 'http://127.0.0.1:3000' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{domain,sw,src,architecture}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['./tests/server/database-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}))
