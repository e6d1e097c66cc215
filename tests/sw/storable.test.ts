import { expect, test } from 'vitest'
import { cachedAtHeader } from '#domain/core/worker-message.ts'
import { stampAnswer } from '#sw/stamp.ts'
import { type AnswerFacts, type Content, isStorable } from '#sw/storable.ts'

const json: AnswerFacts = {
  status: 200,
  type: 'basic',
  redirected: false,
  contentType: 'application/json; charset=utf-8',
  cacheControl: 'public, max-age=0, must-revalidate',
  bytes: 4000,
}
const picture = { contentType: 'image/webp', bytes: 90_000 }

const cases: [sentence: string, answer: Partial<AnswerFacts>, content: Content, path: string, kept: boolean][] = [
  ['an answer of the API', {}, 'json', '/api/v1/events/', true],
  ['not found', { status: 404 }, 'json', '/api/v1/events/', false],
  ['a failing server', { status: 503 }, 'json', '/api/v1/events/', false],
  ['a part of something', { status: 206 }, 'json', '/api/v1/events/', false],
  ["a captive portal's page", { contentType: 'text/html' }, 'json', '/api/v1/events/', false],
  ['a redirect to somewhere', { redirected: true }, 'json', '/api/v1/events/', false],
  ['an opaque answer', { type: 'opaque', status: 0 }, 'json', '/api/v1/events/', false],
  ['an answer of another origin', { type: 'cors' }, 'json', '/api/v1/events/', false],
  ['what the server calls personal', { cacheControl: 'no-store' }, 'json', '/api/v1/events/', false],
  ['what is for one reader only', { cacheControl: 'private, max-age=60' }, 'json', '/api/v1/events/', false],
  ['the shell', { contentType: 'text/html; charset=utf-8', cacheControl: 'no-cache' }, 'page', '/shell.html', true],
  ['a script', { contentType: 'text/javascript' }, 'file', '/assets/a-12345678.js', true],
  ['a page in place of a script', { contentType: 'text/html' }, 'file', '/assets/a-12345678.js', false],
  ['a font', { contentType: 'font/woff2' }, 'file', '/assets/a-12345678.woff2', true],
  ['a kind of file that nobody expects', { contentType: 'application/zip' }, 'file', '/assets/a.zip', false],
  ['a picture', picture, 'picture', '/media/a.webp', true],
  ['a picture of unknown size', { ...picture, bytes: null }, 'picture', '/media/a.webp', true],
  ['a picture that is too large', { ...picture, bytes: 1_500_001 }, 'picture', '/media/a.webp', false],
  ['a page in place of a picture', { contentType: 'text/html' }, 'picture', '/media/a.webp', false],
]

test.each(cases)('%s', (_sentence, answer, content, path, kept) => {
  expect(isStorable({ ...json, ...answer }, content, path)).toBe(kept)
})

test('a stored answer is the same, with its instant', async () => {
  const answer = new Response('{"a":1}', { headers: { etag: '"x"', 'content-type': 'application/json' } })
  const stamped = stampAnswer(answer, Date.UTC(2025, 2, 15, 13, 32))
  expect(stamped.headers.get(cachedAtHeader)).toBe('2025-03-15T13:32:00.000Z')
  expect(stamped.headers.get('etag')).toBe('"x"')
  expect(await stamped.json()).toEqual({ a: 1 })
})
