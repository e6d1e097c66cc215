import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '#domain/calls.ts'
import type { Call } from '#domain/core/call.ts'
import { createTransport } from '#src/lib/api-transport.ts'
import { type Sample, samples } from './call-samples.ts'
import { createSeasonApp, type SeasonApp } from './season-app.ts'

let season: SeasonApp

beforeAll(async () => {
  season = await createSeasonApp()
})
afterAll(() => season.close())

const list: [string, Call, Sample<Call>][] = Object.entries(calls).map(([name, call]) => {
  const sample: Sample<Call> = samples[name as keyof typeof samples]
  return [name, call, sample]
})

describe('every call goes from the client over HTTP to its handler and back', () => {
  test.each(list)('%s', async (name, call, sample) => {
    const enter = name === 'logOut' ? season.logIn : season.signIn
    const token = sample.as === 'nobody' ? null : await enter(`${sample.as}@demo.example`)
    let raw: { status: number; body: unknown; type: string } | undefined
    const send = createTransport({
      baseUrl: season.address,
      token: () => token,
      organisation: () => 'ridgeback',
      fetch: async (input, init) => {
        const response = await fetch(input, init)
        const type = response.headers.get('content-type') ?? ''
        const body = type.includes('json') ? await response.clone().json() : null
        raw = { status: response.status, body, type }
        return response
      },
    })
    const outcome = send(call, sample.input(season.ids))
    if (sample.refused !== undefined) {
      await expect(outcome).rejects.toMatchObject({ status: sample.refused })
      return
    }
    const answer = await outcome
    expect(raw?.status).toBe(call.status)
    if (call.answer === null) expect(answer).toBeNull()
    else if ('file' in call.answer) expect(raw?.type).toBe(call.answer.file)
    else expect(z.parse(call.answer, raw?.body), 'nothing undeclared is sent').toEqual(raw?.body)
  })
})

test('a public answer is the same for everybody and carries a strong tag', async () => {
  const token = await season.signIn('rider@demo.example')
  const url = `${season.address}/api/v1/events/`
  const [anonymous, signedIn] = await Promise.all([
    fetch(url),
    fetch(url, { headers: { authorization: `Token ${token}` } }),
  ])
  expect(await anonymous.text()).toBe(await signedIn.text())
  const tag = anonymous.headers.get('etag')
  expect(tag).toMatch(/^"[\w-]+"$/)
  expect(anonymous.headers.get('cache-control')).toContain('public')
  const again = await fetch(url, { headers: { 'if-none-match': tag ?? '' } })
  expect(again.status).toBe(304)
})

test('a personal answer is never kept', async () => {
  const token = await season.signIn('rider@demo.example')
  const answer = await fetch(`${season.address}/api/v1/accounts/current/`, {
    headers: { authorization: `Token ${token}` },
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
