import pg from 'pg'
import { expect, test } from './browser-test.ts'

/** Another process writes: the test itself, over its own connection to the database. */
async function write(statement: string, values: unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  const result = await client.query(statement, values)
  await client.end()
  return result.rows
}

test('a kept page and its answer change when somebody else writes', async ({ page }) => {
  const html = async () => (await page.request.get('/blog/posts')).text()
  expect(await html()).not.toContain('Fresh from the paddock')
  expect(await html()).not.toContain('Fresh from the paddock')
  const found = await write('select id, title from blog_posts where state = $1 order by published_at desc limit 1', [
    'published',
  ])
  const [before] = found.map((row) => Object.values(row ?? {}))
  await write('update blog_posts set title = $2 where id = $1', [before?.[0], 'Fresh from the paddock'])
  await expect.poll(html).toContain('Fresh from the paddock')
  await write('update blog_posts set title = $2 where id = $1', [before?.[0], before?.[1]])
  await expect.poll(html).not.toContain('Fresh from the paddock')
})

test('a kept page is sent as it is: the same bytes and tag, 304 for who has it', async ({ page }) => {
  const first = await page.request.get('/pricing')
  const second = await page.request.get('/pricing')
  expect(second.headers().etag).toBe(first.headers().etag)
  expect(await second.text()).toBe(await first.text())
  const again = await page.request.get('/pricing', { headers: { 'if-none-match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
})
