import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#domain/core/call.ts'

/** Asks a public call over the app, by the host of a site. */
export async function ask(app: FastifyInstance, path: string, host = 'club.example') {
  const answer = await app.inject({ method: 'GET', url: `/api/v1/${path}`, headers: { host } })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.payload, raw: answer }
}

/** The same, and the answer is exactly what the call declares: all of it, and nothing else. */
export async function askCall<Schema extends z.core.$ZodType>(
  app: FastifyInstance,
  call: Call & { answer: Schema },
  path: string,
  host?: string,
): Promise<z.output<Schema>> {
  const { status, body } = await ask(app, path, host)
  expect(status, JSON.stringify(body)).toBe(200)
  const parsed = z.parse(call.answer, body)
  expect(parsed, 'nothing undeclared is sent').toEqual(body)
  return parsed
}
