import type { FastifyInstance } from 'fastify'
import { Problem } from '#domain/core/problem.ts'

const deepest = 32

/** Bodies are JSON only, at most 32 levels deep, without prototype tricks; an empty body is no body. */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    if (depthOf(body) > deepest) return done(new Problem('too_deep'))
    parse(request, body, (error, value) => done(error === null ? null : new Problem('malformed_body'), value))
  })
}

/** How deep brackets nest outside of strings; needs no parse, so a hostile body costs one pass. */
export function depthOf(json: string): number {
  let depth = 0
  let deepestSeen = 0
  let inString = false
  for (let index = 0; index < json.length; index += 1) {
    const letter = json[index]
    if (inString) {
      if (letter === '\\') index += 1
      else if (letter === '"') inString = false
    } else if (letter === '"') inString = true
    else if (letter === '{' || letter === '[') deepestSeen = Math.max(deepestSeen, ++depth)
    else if (letter === '}' || letter === ']') depth -= 1
  }
  return deepestSeen
}
