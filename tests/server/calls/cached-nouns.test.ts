import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '#domain/calls.ts'
import { type Call, publicNouns } from '#domain/core/call.ts'
import { type Sample, samples } from './call-samples.ts'
import { createSeasonApp, type SeasonApp } from './season-app.ts'

let season: SeasonApp
/** By table, what the database announces when it changes. */
let announced: Map<string, string[]>

beforeAll(async () => {
  season = await createSeasonApp()
  const { rows } = await season.database.db.execute<{ table: string; definition: string }>(
    `select tgrelid::regclass::text as table, pg_get_triggerdef(oid) as definition
     from pg_trigger where tgname = 'announce_update'`,
  )
  announced = new Map(
    rows.map(({ table, definition }) => [table, [...definition.matchAll(/'(\w+)'/g)].map(([, noun]) => noun ?? '')]),
  )
})
afterAll(() => season.close())

type PublicCall = [string, Call, Sample<Call>]
const publicCalls = Object.entries(calls).flatMap(([name, call]: [string, Call]): PublicCall[] =>
  call.cachedFor === null ? [] : [[name, call, samples[name as keyof typeof samples]]],
)

/** The tables that are read while a public call is answered afresh. */
async function tablesReadBy(call: Call, sample: Sample<Call>): Promise<Set<string>> {
  const { params = {} } = z
    .object({ params: z.optional(z.record(z.string(), z.string())) })
    .parse(sample.input(season.ids))
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '')
  season.deps.cache.drop(publicNouns)
  const asked = vi.spyOn(pg.Query.prototype, 'submit')
  const answer = await season.app.inject({ url: `/api/v1/${path}` })
  const texts = asked.mock.contexts.map((query) => z.parse(z.object({ text: z.string() }), query).text)
  asked.mockRestore()
  expect(answer.statusCode).toBe(200)
  return new Set(texts.flatMap((text) => [...text.matchAll(/(?:from|join) "(\w+)"/g)].map(([, table]) => table ?? '')))
}

describe('a public answer is dropped when any table that it was made from changes', () => {
  test.each(publicCalls)('%s', async (_name, call, sample) => {
    const tables = await tablesReadBy(call, sample)
    expect(tables.size).toBeGreaterThan(0)
    const nouns: readonly string[] = call.cachedFor ?? []
    const missed = [...tables].filter((table) => !announced.get(table)?.some((noun) => nouns.includes(noun)))
    expect(missed.map((table) => `${table} (${announced.get(table)?.join(', ') ?? 'announces nothing'})`)).toEqual([])
  })
})

describe('what is kept for everybody is open to everybody', () => {
  test.each(publicCalls)('%s', (_name, call) => {
    const { method, access, idempotent, limit } = call
    expect({ method, access, idempotent, limit }).toEqual({
      method: 'GET',
      access: 'anyone',
      idempotent: false,
      limit: null,
    })
    expect(call.scope).not.toBe('header')
  })
})
