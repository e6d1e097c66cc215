import { expect, test } from 'vitest'
import { createPublicCache, type MadeAnswer } from '#server/http/public-cache.ts'

const answer = (text: string): MadeAnswer => ({ body: Buffer.from(text), headers: {}, nouns: ['events'] })

/** An answer that is read now and made when `finish` is called. */
function slowAnswer(text: string) {
  let finish = () => {}
  const waiting = new Promise<void>((resolve) => (finish = resolve))
  return { finish: () => finish(), maker: () => waiting.then(() => answer(text)) }
}

test('an answer is made once and kept until a write to its nouns', async () => {
  const cache = createPublicCache()
  await cache.get('key', async () => answer('one'))
  expect((await cache.get('key', async () => answer('two'))).body.toString()).toBe('one')
  cache.drop(['blog'])
  expect(cache.find('key')).toBeDefined()
  cache.drop(['events'])
  expect(cache.find('key')).toBeUndefined()
})

test('an answer whose noun changed while it was being made is not kept', async () => {
  const cache = createPublicCache()
  const { finish, maker } = slowAnswer('old')
  const asked = cache.get('key', maker)
  cache.drop(['events'])
  finish()
  await asked
  expect(cache.find('key')).toBeUndefined()
})

const losses: [
  string,
  (cache: ReturnType<typeof createPublicCache>) => void,
  (cache: ReturnType<typeof createPublicCache>) => void,
][] = [
  ['while the feed was lost', (cache) => cache.deafen(), (cache) => cache.hear()],
  [
    'before the feed was lost and found again',
    () => {},
    (cache) => {
      cache.deafen()
      cache.hear()
    },
  ],
]
test.each(losses)('an answer begun %s is not kept: its change may have been missed', async (_name, before, after) => {
  const cache = createPublicCache()
  before(cache)
  const { finish, maker } = slowAnswer('old')
  const asked = cache.get('key', maker)
  after(cache)
  finish()
  await asked
  expect(cache.find('key')).toBeUndefined()
  await cache.get('key', async () => answer('new'))
  expect(cache.find('key')?.body.toString()).toBe('new')
})
