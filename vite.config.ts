import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { boldIcons } from './src/ui/bold-icons-plugin.ts'
import { pwaPlugins } from './sw/pwa-plugins.ts'

/** What several pages share travels in few files instead of one for every icon; the rest stays with its page. */
const sharedChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 40 },
  {
    name: 'router',
    test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//,
    priority: 40,
  },
  {
    name: 'look',
    test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis|react-is|hoist-non-react-statics)\//,
    priority: 40,
  },
  { name: 'query', test: /node_modules\/@tanstack\/(query-core|react-query)\//, priority: 40 },
  { name: 'zod', test: /node_modules\/zod\//, priority: 40 },
  // What nearly every page uses comes before the groups of single pages, which would take it along otherwise.
  {
    name: 'shared',
    test: /\/src\/(app|lib|ui(?!\/form))\/|\/domain\/core\/|\/features\/(site|users)\/|@phosphor-icons/,
    minShareCount: 5,
    priority: 30,
  },
  {
    name: 'forms',
    test: /\/src\/(ui\/form|features\/(auth\/[a-z-]+-(page|form)|organisations))|\/domain\/(auth\/(auth-calls|credentials)|organisations)/,
    minShareCount: 2,
    priority: 20,
  },
  {
    name: 'results',
    test: /\/(src\/features|domain)\/(results|championships|timing|points)\//,
    minShareCount: 2,
    priority: 20,
  },
  { name: 'pages', test: /\/(src|domain)\/|@phosphor-icons/, minShareCount: 2, priority: 10 },
]

/** Three builds from one file: the client, the app's server entry (`--ssr src/entry-server.tsx`), the server itself. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    process.env.VITEST === undefined &&
      tanstackRouter({
        target: 'react',
        routesDirectory: './src/routes',
        generatedRouteTree: './src/route-tree.gen.ts',
        autoCodeSplitting: isSsrBuild !== true && mode !== 'test',
        codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
        quoteStyle: 'single',
      }),
    boldIcons(),
    react(),
    ...pwaPlugins({ client: isSsrBuild !== true && mode !== 'test' }),
  ],
  define: isSsrBuild === true ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ...(isSsrBuild === true && mode !== 'server' ? { ssr: { noExternal: true as const } } : {}),
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    ...(isSsrBuild === true ? {} : { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } }),
  },
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
