import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { organisations } from '#server/db/tables/organisations.ts'
import { userRoles, users } from '#server/db/tables/users.ts'
import { createAccountClient } from '../auth/account-client.ts'
import { insertOrganisation } from '../sample-rows.ts'
import { createTestApp } from '../test-app.ts'

const { app, database, close } = await createTestApp()
const client = createAccountClient(app, database.db)
afterAll(close)

const ids: Record<string, string> = {}
const tokens: Record<string, string> = {}

async function account(name: string, flags: object = {}): Promise<string> {
  tokens[name] = await client.signedIn(`${name}@example.org`)
  const [user] = await database.db
    .update(users)
    .set({ is_verified: true, ...flags })
    .where(eq(users.email, `${name}@example.org`))
    .returning()
  return user?.id ?? ''
}

beforeAll(async () => {
  for (const name of ['Alpha', 'Beta', 'Closed']) ids[name] = (await insertOrganisation(database.db, { name })).id
  await database.db.update(organisations).set({ is_active: false }).where(eq(organisations.name, 'Closed'))
  const staff = await account('staff')
  await database.db.insert(userRoles).values([
    { user_id: staff, organisation_id: ids.Beta ?? '', role: 'gate' },
    { user_id: staff, organisation_id: ids.Beta ?? '', role: 'editor' },
    { user_id: staff, organisation_id: ids.Closed ?? '', role: 'owner' },
  ])
  await account('rider')
  await account('flagged', { is_staff: true })
  await account('platform', { is_platform_admin: true })
  await account('super', { is_superuser: true })
})

it.each([
  ['rider', []],
  ['flagged', []],
  ['staff', [{ name: 'Beta', roles: ['editor', 'gate'] }]],
  [
    'platform',
    [
      { name: 'Alpha', roles: [] },
      { name: 'Beta', roles: [] },
    ],
  ],
  [
    'super',
    [
      { name: 'Alpha', roles: [] },
      { name: 'Beta', roles: [] },
    ],
  ],
])('%s sees the organisations that are theirs, by name', async (name, expected) => {
  const { status, body } = await client.get('admin/organisations/', tokens[name])
  expect(status).toBe(200)
  expect(body).toMatchObject(expected)
  expect(body).toHaveLength(expected.length)
})

it('one foreign, one closed and one that does not exist look the same', async () => {
  const answers = await Promise.all(
    [ids.Alpha, ids.Closed, '01890000-0000-7000-8000-000000000000', 'nonsense'].map((id) =>
      client.get(`admin/organisations/${id}/`, tokens.staff),
    ),
  )
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([404, answers[0]?.body])
  expect(await client.get(`admin/organisations/${ids.Beta}/`, tokens.staff)).toMatchObject({
    status: 200,
    body: { id: ids.Beta },
  })
})

it('without a sign-in there is nothing to see', async () => {
  expect((await client.get('admin/organisations/')).status).toBe(401)
})
