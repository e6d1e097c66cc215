import type { FastifyRequest } from 'fastify'
import type { SiteSettings } from '#server/deps.ts'

/** The address that visitors use, without a trailing slash: PUBLIC_URL, else what this request came in by. */
export function originOf(settings: Pick<SiteSettings, 'public_url'>, request: FastifyRequest): string {
  return settings.public_url ?? `${request.protocol}://${request.host}`
}
