import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderPage, RuntimeConfig } from '#domain/core/page-render.ts'
import type { Deps } from '#server/deps.ts'
import { headersSoFar } from '#server/http/headers-so-far.ts'
import { originOf } from '#server/http/origin.ts'
import type { MadeAnswer } from '#server/http/public-cache.ts'
import { pageKey } from '#server/http/public-key.ts'
import { safeError } from '#server/http/safe-error.ts'
import { pagePolicy } from '#server/http/security-headers.ts'
import { sendPublic } from '#server/http/send-public.ts'
import { findSiteTitle } from '#server/organisations/organisation-store.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { readPageTemplate } from './page-template.ts'

/** Where the built app lies: the folder of the client, and the file of its server entry; without one, shells only. */
export type BuiltApp = { client: string; render: string | null }

/**
 * Public pages: rendered to a string, kept until a write to one of their nouns, sent to everybody alike (first-paint.md).
 * Everything else gets the shell. A render that fails falls back to the shell, is logged and not kept.
 */
export async function servePages(
  app: FastifyInstance,
  deps: Deps,
  built: BuiltApp,
  internalMark: string,
): Promise<void> {
  const template = readPageTemplate(built.client)
  const renderPage = built.render === null ? async () => null : await loadRenderPage(built.render)

  const withTemplate = (styles: string[]) => ({
    styles: [...template.hashes.styles, ...styles],
    scripts: template.hashes.scripts,
  })

  async function configFor(request: FastifyRequest): Promise<RuntimeConfig> {
    const { app_env, site_title, backend_url, posthog_key, demo } = deps.settings
    const title = site_title ?? (await findSiteTitle(deps.db, deps.sites.find(request.hostname))) ?? 'Gatedrop'
    return { app_env, site_title: title, backend_url, posthog_key, demo }
  }

  async function make(request: FastifyRequest, reply: FastifyReply): Promise<MadeAnswer> {
    const config = await configFor(request)
    const headers = (hashes: string[]) => ({
      ...headersSoFar(reply),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy(deps.settings, withTemplate(hashes)),
    })
    const fetch = inProcessFetch(app, request.host || 'localhost', internalMark)
    const rendered = await renderPage({
      url: request.url,
      origin: originOf(deps.settings, request),
      fetch,
      config,
    }).catch((error) => {
      deps.log.error({ err: safeError(error), path: request.url.split('?')[0] }, 'rendering a page failed')
      return 'failed' as const
    })
    if (rendered === 'failed' || rendered === null) {
      const body = Buffer.from(template.shell(config, config.site_title))
      return { body, headers: headers([]), nouns: ['site'] as const, keep: rendered === null }
    }
    const { html, styleHashes } = template.page(rendered, config)
    const location: Record<string, string> = rendered.location === null ? {} : { location: rendered.location }
    const nouns = [...new Set([...rendered.nouns, 'site' as const])]
    const { status } = rendered
    return {
      status,
      body: Buffer.from(html),
      headers: { ...headers(styleHashes), ...location },
      nouns,
      keep: status < 500,
    }
  }

  /** The app without content at an address of its own, for the service worker to keep. The same for everybody. */
  async function makeShell(request: FastifyRequest, reply: FastifyReply): Promise<MadeAnswer> {
    const config = await configFor(request)
    const headers = {
      ...headersSoFar(reply),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy(deps.settings, withTemplate([])),
      'x-robots-tag': 'noindex',
    }
    return { body: Buffer.from(template.shell(config, config.site_title)), headers, nouns: ['site'] }
  }

  app.get('/shell.html', async (request, reply) => {
    sendPublic(request, reply, await deps.cache.get(pageKey(deps, request), () => makeShell(request, reply)))
  })

  app.get('/*', async (request, reply) => {
    sendPublic(request, reply, await deps.cache.get(pageKey(deps, request), () => make(request, reply)))
  })
}

async function loadRenderPage(file: string): Promise<RenderPage> {
  const entry: { renderPage: RenderPage } = await import(pathToFileURL(file).href)
  return entry.renderPage
}
