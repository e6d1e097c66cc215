import * as z from 'zod/mini'
import type { Call } from '#domain/core/call.ts'
import { problemBody, problems } from '#domain/core/problem.ts'

type Json = Record<string, unknown>

/**
 * OpenAPI 3.1 of all calls, made from the same schemas that parse; `servers` is left to who answers. `morePaths` are those
 * that are no calls (streams).
 */
export function openApiOf(calls: Record<string, Call>, morePaths: Record<string, Json> = {}): Json {
  const paths: Record<string, Json> = { ...morePaths }
  for (const [name, call] of Object.entries(calls)) {
    const path = `/api/v1/${call.path}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gatedrop',
      version: '1',
      description: 'Every call of the Gatedrop API. Sign in with `Authorization: Token <token>`.',
    },
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The word Token, a space, the token.',
        },
      },
      schemas: { Problem: schemaOf(problemBody, 'output') },
    },
    paths,
  }
}

function operationOf(name: string, call: Call): Json {
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[0]],
    ...(call.access === 'anyone' ? {} : { security: [{ token: [] }] }),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query'), ...headersOf(call)],
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } }),
    responses: { [call.status]: successOf(call), ...refusalsOf(call) },
  }
}

function successOf(call: Call): Json {
  if (call.answer === null) return { description: 'Done' }
  if ('file' in call.answer)
    return { description: 'A file', content: { [call.answer.file]: { schema: { type: 'string', format: 'binary' } } } }
  return { description: 'The answer', content: { 'application/json': { schema: schemaOf(call.answer, 'output') } } }
}

function refusalsOf(call: Call): Json {
  const codes = [...call.problems, ...(call.access === 'anyone' ? [] : (['not_signed_in', 'forbidden'] as const))]
  const byStatus = new Map<number, string[]>()
  for (const code of codes) byStatus.set(problems[code].status, [...(byStatus.get(problems[code].status) ?? []), code])
  const refusals: Json = {}
  for (const [status, names] of byStatus) {
    const schema = { $ref: '#/components/schemas/Problem' }
    refusals[status] = { description: names.join(', '), content: { 'application/json': { schema } } }
  }
  return refusals
}

function headersOf(call: Call): Json[] {
  const header = (name: string, description: string, required: boolean) => ({
    in: 'header',
    name,
    description,
    required,
    schema: { type: 'string' },
  })
  return [
    ...(call.scope === 'header' ? [header('Organisation', 'Slug of the organisation you work for', true)] : []),
    ...(call.idempotent ? [header('Idempotency-Key', 'Repeats get the first answer', false)] : []),
  ]
}

function parametersOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return []
  const json = schemaOf(schema, 'input')
  const required = Array.isArray(json.required) ? json.required : []
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    in: place,
    name,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
