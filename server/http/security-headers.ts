import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { SiteSettings } from '#server/deps.ts'

/** sha256 of the empty style element: all that Emotion needs in a production build (design.md). */
export const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The headers of every answer but the page's own CSP. */
export async function addSecurityHeaders(app: FastifyInstance, settings: SiteSettings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: settings.public_url?.startsWith('https:') === true ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader(
      'permissions-policy',
      'camera=(self), geolocation=(self), microphone=(), payment=(self), usb=()',
    )
    reply.raw.setHeader('content-security-policy', apiPolicy)
  })
}

/** Answers that are no pages may load nothing and be framed by nobody. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** The service worker obeys the policy of its own file: it fetches what it keeps, from this host only. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/**
 * The policy of a page: own scripts only, styles by hash, calls to the API (and to the analytics host when it is
 * configured; the app contacts it only after consent).
 */
export function pagePolicy(
  settings: SiteSettings,
  hashes: { styles: readonly string[]; scripts: readonly string[] },
): string {
  const api = settings.backend_url === '' ? [] : [new URL(settings.backend_url).origin]
  const analytics = settings.posthog_key === null ? [] : ['https://eu.i.posthog.com', 'https://eu-assets.i.posthog.com']
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.scripts, ...(analytics.length > 0 ? ['https://eu-assets.i.posthog.com'] : [])].join(
      ' ',
    ),
    `style-src 'self' ${[emptyStyleHash, ...hashes.styles].join(' ')}`,
    ["img-src 'self' data: blob: https://tile.openstreetmap.org", ...api].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...api, ...analytics].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}
