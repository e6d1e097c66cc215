import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { isCriticalFile, isCriticalModule, isForFew } from './critical-files.ts'
import { type BuiltChunk, filesNeeded, filesReachable, type ManifestEntry, precacheExcess } from './precache-choice.ts'
import { schemaVersionOf } from './schema-version.ts'

const largestWarmBytes = 250_000

/** Build time. Every build learns the version of the schemas; the client's build also makes worker and manifest. */
export function pwaPlugins({ client }: { client: boolean }) {
  const schemaVersion: Plugin = {
    name: 'schema-version',
    config: () => ({ define: { __SCHEMA_VERSION__: JSON.stringify(schemaVersionOf('domain')) } }),
  }
  if (!client) return [schemaVersion]
  const critical = new Set<string>()
  return [schemaVersion, choosePlugin(critical), ...workerPlugins(critical)]
}

/** Looks at the finished chunks: which are critical, which may be fetched later (`warm-assets.json`). */
function choosePlugin(critical: Set<string>): Plugin {
  return {
    name: 'precache-choice',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks: BuiltChunk[] = []
      const sizes = new Map<string, number>()
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset') {
          sizes.set(output.fileName, output.source.length)
          if (isCriticalFile(output.fileName)) critical.add(output.fileName)
          continue
        }
        sizes.set(output.fileName, output.code.length)
        chunks.push({
          file: output.fileName,
          modules: output.moduleIds,
          imports: output.imports,
          dynamicImports: output.dynamicImports,
          css: [...(output.viteMetadata?.importedCss ?? [])],
          facade: output.facadeModuleId,
        })
      }
      for (const file of filesNeeded(chunks, isCriticalModule)) critical.add(file)
      const isEntry = (chunk: BuiltChunk) => chunk.modules.some((id) => id.endsWith('/src/main.tsx'))
      const reachable = filesReachable(chunks, isEntry, (chunk) => isForFew(chunk.modules, chunk.facade))
      const warm = [...reachable].filter((file) => !critical.has(file) && (sizes.get(file) ?? 0) <= largestWarmBytes)
      this.emitFile({
        type: 'asset',
        fileName: 'warm-assets.json',
        source: JSON.stringify(warm.sort().map((file) => `/${file}`)),
      })
    },
  }
}

function workerPlugins(critical: ReadonlySet<string>) {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
    injectManifest: {
      globPatterns: ['assets/**/*', 'icons/*', '*.js'],
      globIgnores: ['sw.js'],
      maximumFileSizeToCacheInBytes: 20_000_000,
      manifestTransforms: [
        (entries) => {
          const manifest = chooseEntries(entries, critical)
          const excess = precacheExcess(manifest)
          return { manifest, warnings: excess === null ? [] : [excess] }
        },
      ],
    },
  })
}

function chooseEntries(entries: readonly ManifestEntry[], critical: ReadonlySet<string>): ManifestEntry[] {
  const chosen = entries.filter((entry) => critical.has(entry.url) || isCriticalFile(entry.url))
  const content = chosen.map((entry) => `${entry.url} ${entry.revision}`).join('\n')
  const revision = createHash('sha256').update(content).digest('hex').slice(0, 16)
  return [...chosen, { url: '/shell.html', revision, size: 0 }]
}
