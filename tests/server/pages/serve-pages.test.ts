import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import { insertOrganisation } from '../sample-rows.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

/** A server entry that shows where it thinks it is and whose data it gets. */
const entry = `export async function renderPage({ url, origin, fetch }) {
  const site = await (await fetch(origin + '/api/v1/site/')).json()
  return { status: 200, location: null, html: site.name + ' at ' + origin + url, styles: [], head: [], title: 'T',
    boot: '', lateScripts: false, nouns: ['site'] }
}`
const index = '<title>x</title><!--head--><div id="root"><!--app--></div><!--boot-->'

let site: TestApp
let folder = ''
const apps: FastifyInstance[] = []

async function appWith(settings: Partial<TestApp['deps']['settings']>) {
  const deps = { ...site.deps, settings: { ...site.deps.settings, ...settings } }
  deps.cache.drop(['site'])
  const app = await buildApp({ deps, built: { client: folder, render: join(folder, 'entry.mjs') } })
  apps.push(app)
  return async (headers: Record<string, string>, url = '/') => (await app.inject({ url, headers })).payload
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
  writeFileSync(join(folder, 'index.html'), index)
  writeFileSync(join(folder, 'entry.mjs'), entry)
  site = await createTestApp()
  const { db } = site.deps
  await insertOrganisation(db, { name: 'First', site_hosts: ['first.example'] })
  await insertOrganisation(db, { name: 'Second', site_hosts: ['Second.Example'] })
  expect(await db.$count(organisations)).toBe(2)
  await site.deps.sites.reload()
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await site.close()
  rmSync(folder, { recursive: true })
})

test('a made-up host or port never leaves its address in the page that others get', async () => {
  const page = await appWith({})
  expect(await page({ host: 'evil.example' })).toContain('First at http://evil.example/')
  expect(await page({ host: 'unknown.example' })).not.toContain('evil')
  expect(await page({ host: 'first.example:6666' })).toContain(':6666')
  expect(await page({ host: 'first.example' })).not.toContain(':6666')
})

test('the host of a site is known in any case and with a dot at its end', async () => {
  const page = await appWith({})
  for (const host of ['second.example', 'SECOND.example', 'second.example.'])
    expect(await page({ host }), host).toContain('Second at')
})

test('behind a trusted proxy that names the host, the page holds that site', async () => {
  const page = await appWith({ trusted_proxies: ['10.0.0.0/8', '127.0.0.1'] })
  expect(await page({ host: 'internal', 'x-forwarded-host': 'second.example' })).toContain('Second at')
})

test('a proxy that is not trusted names nothing', async () => {
  const page = await appWith({ trusted_proxies: [] })
  expect(await page({ host: 'first.example', 'x-forwarded-host': 'second.example' })).toContain('First at')
})
