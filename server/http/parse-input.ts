import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Call } from '#domain/core/call.ts'
import { Problem } from '#domain/core/problem.ts'
import { invalidFrom } from './field-errors.ts'

export type ParsedInput = { params: unknown; query: unknown; body: unknown }

/**
 * Parses everything that came in with the call's own schemas. An id in the path that cannot be one is simply not found.
 * @throws Problem invalid, not_found
 */
export function parseInput(call: Call, request: FastifyRequest): ParsedInput {
  return {
    params: parseParams(call, request.params),
    query: parsePart(call.query, request.query),
    body: parsePart(call.body, request.body),
  }
}

function parseParams(call: Call, value: unknown): unknown {
  if (call.params === undefined) return undefined
  const parsed = z.safeParse(call.params, value)
  if (!parsed.success) throw new Problem('not_found')
  return parsed.data
}

function parsePart(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) {
    const names = value !== null && typeof value === 'object' ? Object.keys(value) : []
    const unknownNames = names.slice(0, 20).map((name) => [name, ['This field is not known here.']])
    if (names.length > 0) throw new Problem('invalid', { fields: Object.fromEntries(unknownNames) })
    return undefined
  }
  refuseUnstorable(value, [])
  const parsed = z.safeParse(schema, value ?? {}, { reportInput: true })
  if (!parsed.success) throw invalidFrom(parsed.error)
  return parsed.data
}

/** Text with a NUL or half a surrogate pair cannot be stored; no keyboard types it. Names the field. @throws Problem invalid */
function refuseUnstorable(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw new Problem('invalid', {
      fields: { [path.join('.') || 'non_field_errors']: ['This text holds a sign that cannot be stored.'] },
    })
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) refuseUnstorable(part, [...path, name])
}
