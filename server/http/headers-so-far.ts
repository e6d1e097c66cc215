import type { FastifyReply } from 'fastify'

/** The headers that security hooks have put on so far; a kept answer repeats them. */
export function headersSoFar(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)]))
}
