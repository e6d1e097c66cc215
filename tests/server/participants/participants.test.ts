import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { participantLinks, participants } from '#server/db/tables/participants.ts'
import { users } from '#server/db/tables/users.ts'
import { createAccountClient } from '../auth/account-client.ts'
import { insertParticipant } from '../sample-rows.ts'
import { createTestApp } from '../test-app.ts'

const { app, database, close } = await createTestApp()
const client = createAccountClient(app, database.db)
afterAll(close)

let parent = ''
let stranger = ''
const child: Record<string, string> = {}

beforeAll(async () => {
  parent = await client.signedIn('parent@example.org')
  stranger = await client.signedIn('stranger@example.org')
  const [user] = await database.db.select().from(users).where(eq(users.email, 'parent@example.org'))
  for (const name of ['Zuzana', 'Adam', 'Erased']) {
    const { uuid } = await insertParticipant(database.db, { first_name: name, last_name: 'Malá_%' })
    child[name] = uuid
    await database.db
      .insert(participantLinks)
      .values({ user_id: user?.id ?? '', participant_id: uuid, relation: 'child' })
  }
  await database.db
    .update(participants)
    .set({ erased_at: '2025-01-01T00:00:00.000Z' })
    .where(eq(participants.first_name, 'Erased'))
})

const names = async (query: string) => {
  const { body } = await client.get(`accounts/participants/${query}`, parent)
  return Array.isArray(body) ? body.map((one: { full_name: string }) => one.full_name) : body
}

it('the own person stands first, the linked ones by name; erased ones are gone', async () => {
  expect(await names('')).toEqual(['Jana Nováková', 'Adam Malá_%', 'Zuzana Malá_%'])
})

it.each([
  ['?search=zuz', ['Zuzana Malá_%']],
  ['?search=_%25', ['Adam Malá_%', 'Zuzana Malá_%']],
  ['?search=%25x', []],
])('%s searches in the names, its signs taken as they are', async (query, found) => {
  expect(await names(query)).toEqual(found)
})

it('a name that no search knows is refused', async () => {
  expect((await client.get('accounts/participants/?owner=1', parent)).status).toBe(400)
})

it('somebody else sees none of them: foreign and unknown look the same', async () => {
  expect((await client.get(`accounts/participants/${child.Adam}/`, parent)).body).toEqual({
    uuid: child.Adam,
    full_name: 'Adam Malá_%',
    is_current_user: false,
  })
  const foreign = await client.get(`accounts/participants/${child.Adam}/`, stranger)
  const unknown = await client.get('accounts/participants/01890000-0000-7000-8000-000000000000/', stranger)
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
  expect((await client.get('accounts/participants/')).status).toBe(401)
})
