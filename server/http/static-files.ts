import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#domain/core/problem.ts'
import { workerPolicy } from './security-headers.ts'

/**
 * The built app's files. Hashed assets may be kept for ever; the worker and the manifest are asked for each time.
 * A missing asset is a 404, never the page, so that an old app learns the truth.
 */
export async function serveStaticFiles(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder === null || !existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ['index.html'],
    setHeaders: (response, path) => {
      const kept = path.startsWith(join(folder, 'assets'))
      response.header('cache-control', kept ? 'public, max-age=31536000, immutable' : cacheControlOf(path))
      if (/\/sw\.js(\.br)?$/.test(path)) response.header('content-security-policy', workerPolicy)
    },
  })
  app.get('/assets/*', async () => {
    throw new Problem('not_found')
  })
}

function cacheControlOf(path: string): string {
  return /(sw\.js|manifest\.webmanifest|theme-boot\.js|late-start\.js)(\.br)?$/.test(path)
    ? 'no-cache'
    : 'public, max-age=86400'
}
