import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDigest } from '#domain/sync/run-digest.ts'
import { syncCalls } from '#domain/sync/sync-calls.ts'
import { insertToken } from '#server/auth/token-store.ts'
import { userRoles } from '#server/db/tables/users.ts'
import { acceptJsonBodies } from '#server/http/json-bodies.ts'
import { mountCalls } from '#server/http/mount.ts'
import { answerProblems } from '#server/http/problem-answers.ts'
import { syncHandlers } from '#server/sync/sync-handlers.ts'
import { insertRound, insertUser } from '../sample-rows.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { itemOf, passing, sha256Hex } from './timing-items.ts'

const now = Date.parse('2025-03-15T10:00:00.123Z')
let test: TestApp
let app: FastifyInstance
let round: Awaited<ReturnType<typeof insertRound>>
let foreign: Awaited<ReturnType<typeof insertRound>>
let userId: string
let token: string

beforeAll(async () => {
  test = await createTestApp({ now: () => now })
  const { db } = test.deps
  app = Fastify()
  answerProblems(app)
  acceptJsonBodies(app)
  mountCalls(app, test.deps, syncCalls, syncHandlers)
  round = await insertRound(db)
  foreign = await insertRound(db)
  userId = (await insertUser(db)).id
  await db.insert(userRoles).values({ organisation_id: round.organisation.id, user_id: userId, role: 'timekeeper' })
  token = await insertToken(db, { user_id: userId, user_agent: '' }, now)
})
afterAll(async () => {
  await app.close()
  await test.close()
})

async function post(path: string, body: object, authorization = `Token ${token}`) {
  const headers = { 'content-type': 'application/json', ...(authorization === '' ? {} : { authorization }) }
  const answer = await app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload: JSON.stringify(body) })
  return { status: answer.statusCode, json: answer.json(), headers: answer.headers }
}
const batch = (items: unknown[]) => ({ owner_id: userId, app_version: '1', items })

describe('POST sync/batch/', () => {
  it('answers with a result for each item, and never from a cache', async () => {
    const { status, json, headers } = await post('sync/batch/', batch([itemOf(passing(round.raceRun.id))]))
    expect(status).toBe(200)
    expect(json).toMatchObject({ results: [{ result: 'applied' }], gaps: [] })
    expect(headers['cache-control']).toBe('no-store')
  })

  it('wants a sign-in that has not ended', async () => {
    const body = batch([itemOf(passing(round.raceRun.id))])
    expect((await post('sync/batch/', body, '')).status).toBe(401)
    expect((await post('sync/batch/', body, `Token ${'a'.repeat(43)}`)).status).toBe(401)
  })

  it('refuses what is no batch', async () => {
    const item = itemOf(passing(round.raceRun.id))
    expect((await post('sync/batch/', batch([]))).status).toBe(400)
    expect((await post('sync/batch/', batch(Array(51).fill(item)))).status).toBe(400)
    expect((await post('sync/batch/', batch([{ ...item, lane: 'no lane' }]))).status).toBe(400)
  })
})

describe('POST sync/digest/', () => {
  it('gives count and digest of what a device has recorded, from a number on, and nothing of foreign runs', async () => {
    const facts = [1, 2, 3].map((seq) => passing(round.raceRun.id, { device_id: 'watch', seq }))
    await post('sync/batch/', batch(facts.map((fact) => itemOf(fact))))
    const claim = (race_run_id: string, from_seq: number) => ({
      race_run_id,
      device_id: 'watch',
      from_seq,
      ...runDigest([], sha256Hex),
    })
    const runs = [claim(round.raceRun.id, 1), claim(foreign.raceRun.id, 1)]
    expect((await post('sync/digest/', { runs })).json.runs).toEqual([
      { ...runs[0], ...runDigest(facts.map(({ id }) => id).reverse(), sha256Hex) },
    ])
    const later = await post('sync/digest/', { runs: [claim(round.raceRun.id, 3)] })
    expect(later.json.runs).toMatchObject([{ count: 1 }])
  })
})

describe('GET time/', () => {
  it("gives the server's clock to anybody", async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/v1/time/' })
    expect(answer.json()).toEqual({ now: '2025-03-15T10:00:00.123Z' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
