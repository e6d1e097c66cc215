import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '#domain/calls.ts'
import type { Call } from '#domain/core/call.ts'
import { fieldErrors, problemBody, problems } from '#domain/core/problem.ts'
import { type Sample, samples } from './call-samples.ts'
import { createSeasonApp, type SeasonApp } from './season-app.ts'

let season: SeasonApp
let tokens: Record<'rider' | 'secretary', string>

beforeAll(async () => {
  season = await createSeasonApp()
  tokens = {
    rider: await season.signIn('rider@demo.example'),
    secretary: await season.signIn('secretary@demo.example'),
  }
})
afterAll(() => season.close())

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> }
type Case = { name: string; call: Call; sample: Sample<Call> }
const all: Case[] = Object.entries(calls).map(([name, call]) => ({
  name,
  call,
  sample: samples[name as keyof typeof samples],
}))
const withBody = all.filter(({ call }) => call.body !== undefined)

/** One address per attempt, so that the limits on attempts do not answer in place of the parser. */
let attempt = 0
async function send({ call, sample }: Case, parts: Parts, raw?: { body?: string; headers?: Record<string, string> }) {
  attempt += 1
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(parts.params?.[key])))
  const query = new URLSearchParams(
    Object.entries(parts.query ?? {}).map(([key, value]) => [key, String(value)]),
  ).toString()
  const body = raw?.body ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body))
  const answer = await season.app.inject({
    method: call.method,
    url: `/api/v1/${path}${query === '' ? '' : `?${query}`}`,
    remoteAddress: `10.0.${Math.floor(attempt / 250)}.${attempt % 250}`,
    headers: {
      ...(sample.as === 'nobody' ? {} : { authorization: `Token ${tokens[sample.as]}`, organisation: 'ridgeback' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...raw?.headers,
    },
    ...(body === undefined ? {} : { payload: body }),
  })
  return {
    status: answer.statusCode,
    json: answer.headers['content-type']?.toString().includes('json') === true ? answer.json() : null,
  }
}

/** A refusal in the shape that api.md promises. */
function expectRefusal({ status, json }: { status: number; json: unknown }) {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  if (status === 400) expect(fieldErrors.safeParse(json).success, JSON.stringify(json)).toBe(true)
  else expect(Object.keys(problems)).toContain(problemBody.parse(json).code)
}

function sampleParts({ sample }: Case): Parts {
  const input: Parts = z.looseObject({}).parse(sample.input(season.ids))
  return input
}

describe('a body that is not right is refused with a clear answer', () => {
  test.each(withBody)('$name', async (one) => {
    const parts = sampleParts(one)
    const body = parts.body ?? {}
    const wrong: unknown[] = [null, 42, true, [], {}, '', 'x'.repeat(5000), '\u0000', { $gt: '' }]
    for (const field of Object.keys(body)) {
      for (const value of wrong)
        expectRefusalOrAccepted(await send(one, { ...parts, body: { ...body, [field]: value } }))
      const { [field]: _left, ...rest } = body
      expectRefusal(await send(one, { ...parts, body: rest }))
      expectRefusal(await send(one, { ...parts, body: { ...body, [field]: 42 } }))
    }
    expectRefusal(await send(one, { ...parts, body: { ...body, surprise: 1 } }))
    expectRefusal(await send(one, { ...parts, body: { ...body, __proto__x: 1 } }))
    for (const raw of ['{', '[]', '"text"', 'null', '{"__proto__":{"x":1}}', '['.repeat(40) + ']'.repeat(40)]) {
      expectRefusal(await send(one, parts, { body: raw }))
    }
    expectRefusal(await send(one, parts, { body: JSON.stringify({ ...body, surprise: 'x'.repeat(1_100_000) }) }))
    expectRefusal(
      await send(one, parts, { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    )
  })

  function expectRefusalOrAccepted(answer: { status: number; json: unknown }) {
    if (answer.status >= 400) expectRefusal(answer)
  }
})

describe('unknown query names are refused, not dropped', () => {
  test.each(all)('$name', async (one) => {
    const parts = sampleParts(one)
    expectRefusal(await send(one, { ...parts, query: { ...parts.query, surprise: '1' } }))
  })
})

describe('query values of the wrong kind are refused', () => {
  const cases = [
    'limit=0',
    'limit=101',
    'limit=x',
    'offset=-1',
    'order_by=password',
    'status=open',
    'month=2025-13',
    'when=soon',
    'championship=1',
    'search=%00',
  ]
  test.each(cases)('events/?%s', async (query) => {
    const answer = await season.app.inject({ method: 'GET', url: `/api/v1/events/?${query}` })
    expectRefusal({ status: answer.statusCode, json: answer.json() })
  })
})

describe('an id that is unknown, foreign or no id at all is not found, with one and the same body', () => {
  const withIds = all.filter(({ call }) => call.path.includes('{') && !call.path.includes('{kind}'))
  test.each(withIds)('$name', async (one) => {
    const parts = sampleParts(one)
    const bodies = new Set<string>()
    for (const key of Object.keys(parts.params ?? {})) {
      for (const value of [
        '0190a5c0-0000-7000-8000-000000000000',
        'x',
        '1',
        "'; drop table users; --",
        '../../etc/passwd',
        '%00',
      ]) {
        const answer = await send(one, { ...parts, params: { ...parts.params, [key]: value } })
        expect(answer.status, `${key}=${value}`).toBe(404)
        bodies.add(JSON.stringify(answer.json))
      }
    }
    expect(bodies.size).toBe(1)
  })
})

describe('who may not, is told so', () => {
  const guarded = all.filter(({ call }) => call.access !== 'anyone')
  test.each(guarded)('$name without a sign-in is 401', async (one) => {
    const parts = sampleParts(one)
    const answer = await send({ ...one, sample: { ...one.sample, as: 'nobody' } }, parts)
    expect(answer).toMatchObject({ status: 401, json: { code: 'not_signed_in' } })
  })
  test.each(guarded)('$name with an ended token is 401', async (one) => {
    const answer = await send(one, sampleParts(one), { headers: { authorization: `Token ${'x'.repeat(43)}` } })
    expect(answer).toMatchObject({ status: 401, json: { code: 'token_ended' } })
  })
})

test('an unknown call is 404 and a wrong method is refused', async () => {
  const unknown = await season.app.inject({ method: 'GET', url: '/api/v1/secrets/' })
  expect(unknown.statusCode).toBe(404)
  const wrong = await season.app.inject({ method: 'DELETE', url: '/api/v1/events/' })
  expect([404, 405]).toContain(wrong.statusCode)
})

test('the schema lists every call', async () => {
  const schema: { paths: Record<string, Record<string, { operationId: string }>> } = (
    await season.app.inject({ url: '/api/v1/schema/' })
  ).json()
  const named = Object.values(schema.paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.operationId),
  )
  expect(named).toEqual(expect.arrayContaining(Object.keys(calls)))
})
