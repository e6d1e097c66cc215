import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublicAnswer } from './public-cache.ts'

/**
 * Writes a public answer straight to the socket: 304 when the reader has it, brotli when the reader takes it.
 * Fastify's own reply is bypassed, because for these bytes there is nothing left to do.
 */
export function sendPublic(request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer): void {
  reply.hijack()
  const response = reply.raw
  const headers: Record<string, string | number> = { ...answer.headers, etag: answer.etag, vary: 'accept-encoding' }
  if (answer.status === 200 && hasCopy(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  const brotli = answer.brotli !== null && acceptsBrotli(request.headers['accept-encoding']) ? answer.brotli : null
  const body = brotli ?? answer.body
  if (brotli !== null) headers['content-encoding'] = 'br'
  headers['content-length'] = body.length
  response.writeHead(answer.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The header is a list, `*`, or one tag that a proxy has made weak on its way (RFC 9110, 13.1.2). */
function hasCopy(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim()))
}

function acceptsBrotli(header: string | string[] | undefined): boolean {
  return typeof header === 'string' && /(^|,)\s*br\s*(;\s*q=(?!0(\.0+)?\s*(,|$))[\d.]+)?\s*(,|$)/.test(header)
}
