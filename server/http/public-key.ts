import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import type { SiteDirectory } from '#server/organisations/site-directory.ts'
import { originOf } from './origin.ts'

/** The cache key of a public call: the site and the address as asked. */
export function callKey(sites: SiteDirectory, request: FastifyRequest): string {
  return sites.keyFor(request.hostname) + request.url
}

/**
 * The cache key of a page or feed; never equal to that of a call. Whole addresses stand in pages: unless they are
 * configured they come from the request, so what a made-up host or port was told must reach nobody else.
 */
export function pageKey({ sites, settings }: Pick<Deps, 'sites' | 'settings'>, request: FastifyRequest): string {
  const origin = settings.public_url === null ? originOf(settings, request) : ''
  return `page ${sites.keyFor(request.hostname)}${origin}${request.url}`
}
