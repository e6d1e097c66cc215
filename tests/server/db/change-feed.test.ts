import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ChangeFeed, type ChangeNoun, listenForChanges } from '#server/db/change-feed.ts'
import { inTransaction } from '#server/db/client.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import { insertChampionship, insertOrganisation, insertUser } from '../sample-rows.ts'
import { createTestDatabase } from '../test-database.ts'

const { db, url, drop } = await createTestDatabase()
afterAll(drop)

let heard: ChangeNoun[][]
let states: string[]
let feed: ChangeFeed

beforeEach(async () => {
  heard = []
  states = []
  feed = listenForChanges(url, {
    onChange: (nouns) => heard.push([...nouns].sort()),
    onDeaf: () => states.push('deaf'),
    onHearing: () => states.push('hearing'),
  })
  await vi.waitFor(() => expect(states).toEqual(['hearing']))
})
afterEach(() => feed.close())

/** What is announced later proves that nothing came before it. */
async function expectSilenceBefore(marker: () => Promise<unknown>) {
  await marker()
  await vi.waitFor(() => expect(heard).toEqual([['site']]))
}

it('hears the nouns of a transaction once each, together, and only when it commits', async () => {
  await inTransaction(db, async (tx) => {
    const organisation = await insertOrganisation(tx)
    await insertChampionship(tx, organisation.id)
    await insertChampionship(tx, organisation.id)
    await tx.execute(sql`select pg_sleep(0.05)`)
    expect(heard).toEqual([])
  })
  await vi.waitFor(() => expect(heard).toEqual([['championships', 'site']]))
})

it('hears what another connection writes, without our code', async () => {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query(`insert into organisations (id, slug, name, short_name, currency, time_zone)
    values (gen_random_uuid(), 'by-hand', 'By hand', 'BH', 'EUR', 'Europe/Berlin')`)
  await other.end()
  await vi.waitFor(() => expect(heard).toEqual([['site']]))
})

it('hears nothing of what was rolled back, of tables no public page shows, or of statements that touched no row', async () => {
  await inTransaction(db, async (tx) => {
    await insertOrganisation(tx)
    throw new Error('roll back')
  }).catch(() => {})
  await insertUser(db)
  await db.update(organisations).set({ name: 'X' }).where(sql`false`)
  await expectSilenceBefore(() => insertOrganisation(db))
})

it('says when it is deaf, connects again and hears again', async () => {
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'gatedrop changes' and datname = current_database()`)
  await vi.waitFor(() => expect(states).toEqual(['hearing', 'deaf', 'hearing']), { timeout: 5000 })
  await insertOrganisation(db)
  await vi.waitFor(() => expect(heard).toEqual([['site']]))
})

it('is quiet once closed', async () => {
  await feed.close()
  await insertOrganisation(db)
  expect(heard).toEqual([])
  expect(states).toEqual(['hearing'])
})
