import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { oneTimeTokens } from '#server/db/tables/auth.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import { userRoles } from '#server/db/tables/users.ts'
import { prepareSetup } from '#server/organisations/prepare-setup.ts'
import { createAccountClient, tokenIn } from '../auth/account-client.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

const open: TestApp[] = []
afterEach(async () => {
  for (const app of open.splice(0)) await app.close()
})

async function emptySite(now: () => number = Date.now) {
  const test = await createTestApp({ now })
  open.push(test)
  const client = createAccountClient(test.app, test.database.db)
  const token = async () => (await prepareSetup(test.deps))?.replace('/setup?token=', '') ?? ''
  return { ...test, client, token, setUp: (body: object) => client.post('setup/', body) }
}

const club = {
  organisation_name: 'MX Klub Žďár',
  contact_email: 'office@klub.example',
  time_zone: 'Europe/Prague',
  currency: 'CZK',
  first_name: 'Olga',
  last_name: 'Veselá',
  email: 'olga@klub.example',
  password: 'first-lap-of-many-1',
}

describe('the first set-up', () => {
  it('makes the organisation and an owner who can sign in and enter at once', async () => {
    const { client, token, setUp, deps } = await emptySite()
    const answer = await setUp({ ...club, token: await token() })
    expect(answer).toMatchObject({ status: 201, body: { organisation_slug: 'mx-klub-zdar' } })
    const auth = tokenIn(await client.logIn(club.email, club.password))
    const profile = await client.get('accounts/current/', auth)
    expect(profile.body).toMatchObject({ is_staff: true, is_superuser: false, is_verified: true, groups: ['owner'] })
    const { body: mine } = await client.get('admin/organisations/', auth)
    expect(mine).toMatchObject([
      { name: club.organisation_name, slug: 'mx-klub-zdar', roles: ['owner'], currency: 'CZK' },
    ])
    const { body: people } = await client.get('accounts/participants/', auth)
    expect(people).toMatchObject([{ full_name: 'Olga Veselá', is_current_user: true }])
    const { body: site } = await client.get('events/organisations/')
    expect(site).toEqual([{ name: club.organisation_name, slug: 'mx-klub-zdar' }])
    expect(await prepareSetup(deps)).toBeNull()
  })

  it('of two at once makes one organisation; the other is told to sign in', async () => {
    const { token, setUp, database } = await emptySite()
    const secret = await token()
    const answers = await Promise.all(
      ['a@klub.example', 'b@klub.example'].map((email) => setUp({ ...club, email, token: secret })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already_set_up' })
    expect(await database.db.select().from(organisations)).toHaveLength(1)
    expect(await database.db.select().from(userRoles)).toHaveLength(1)
  })

  it('takes the newest link only, and stores none of them', async () => {
    const { token, setUp, database } = await emptySite()
    const first = await token()
    const second = await token()
    expect(await setUp({ ...club, token: first })).toMatchObject({ status: 400, body: { token: [expect.any(String)] } })
    expect(JSON.stringify(await database.db.select().from(oneTimeTokens))).not.toContain(second)
    expect((await setUp({ ...club, token: second })).status).toBe(201)
  })

  it('needs a link: made up or expired ones change nothing', async () => {
    let now = Date.parse('2025-03-01T10:00:00.000Z')
    const { token, setUp, database } = await emptySite(() => now)
    const secret = await token()
    expect((await setUp({ ...club, token: 'x'.repeat(43) })).status).toBe(400)
    now += 7 * 24 * 60 * 60 * 1000
    expect((await setUp({ ...club, token: secret })).status).toBe(400)
    expect(await database.db.select().from(organisations)).toEqual([])
  })

  it('refused for a wrong field leaves the link good', async () => {
    const { token, setUp } = await emptySite()
    const secret = await token()
    const refusedAnswer = await setUp({ ...club, token: secret, time_zone: 'Europe/Nowhere', currency: 'crowns' })
    expect(refusedAnswer).toMatchObject({
      status: 400,
      body: { time_zone: [expect.any(String)], currency: [expect.any(String)] },
    })
    expect((await setUp({ ...club, token: secret })).status).toBe(201)
  })

  it('makes an account that signed up earlier the owner and ends its sign-ins', async () => {
    const { client, token, setUp } = await emptySite()
    const early = await client.signedIn(club.email)
    expect((await setUp({ ...club, token: await token() })).status).toBe(201)
    expect((await client.get('accounts/current/', early)).status).toBe(401)
    const auth = tokenIn(await client.logIn(club.email, club.password))
    expect((await client.get('accounts/current/', auth)).body).toMatchObject({
      groups: ['owner'],
      full_name: 'Olga Veselá',
    })
    expect((await client.get('accounts/participants/', auth)).body).toHaveLength(1)
  })

  it('is announced by mails in the name of the club', async () => {
    const { client, token, setUp, database } = await emptySite()
    await setUp({ ...club, token: await token() })
    await client.register('rider@example.org')
    const [mail] = await client.mails('rider@example.org')
    const [organisation] = await database.db.select().from(organisations).where(eq(organisations.slug, 'mx-klub-zdar'))
    expect(mail).toMatchObject({ organisation_id: organisation?.id, subject: expect.stringContaining('MX Klub Žďár') })
  })
})
