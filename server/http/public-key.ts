import type { FastifyRequest } from 'fastify'
import type { SiteDirectory } from '#server/organisations/site-directory.ts'

/** The cache key of a public call: the site and the address as asked. */
export function callKey(sites: SiteDirectory, request: FastifyRequest): string {
  return sites.keyFor(request.hostname) + request.url
}

/** The cache key of a page; never equal to that of a call. */
export function pageKey(sites: SiteDirectory, request: FastifyRequest): string {
  return `page ${sites.keyFor(request.hostname)}${request.url}`
}
