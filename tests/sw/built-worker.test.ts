import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { precacheExcess } from '#sw/precache-choice.ts'

const client = join(import.meta.dirname, '../../dist/client')
const isBuilt = existsSync(join(client, 'sw.js'))
const list = z.array(z.object({ url: z.string(), revision: z.nullable(z.string()) }))

function readManifest() {
  const text = /\[\{"?(?:revision|url)"?:.*?\}\]/s.exec(readFileSync(join(client, 'sw.js'), 'utf8'))?.[0] ?? '[]'
  return list.parse(JSON.parse(text))
}

const sizeOf = (url: string) => (url === '/shell.html' ? 0 : statSync(join(client, url)).size)

test.runIf(isBuilt)('the built worker precaches at most 40 files and 1.2 MB, each of them there', () => {
  const entries = readManifest().map((entry) => ({ ...entry, size: sizeOf(entry.url) }))
  expect(entries.length).toBeGreaterThan(10)
  expect(precacheExcess(entries)).toBeNull()
})

test.runIf(isBuilt)('with the shell come its script and its styles', () => {
  const urls = readManifest().map((entry) => entry.url)
  const page = readFileSync(join(client, 'index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1])
  expect(urls).toContain('/shell.html')
  expect(urls).toEqual(expect.arrayContaining(files))
})

test.runIf(isBuilt)('what is fetched ahead is neither precached nor analytics', () => {
  const ahead = z.array(z.string()).parse(JSON.parse(readFileSync(join(client, 'warm-assets.json'), 'utf8')))
  const urls = new Set(readManifest().map((entry) => `/${entry.url}`))
  expect(ahead.filter((path) => urls.has(path) || path.includes('posthog'))).toEqual([])
})
