import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { partnerCalls } from '#domain/partners/partner-calls.ts'
import { authTokens } from '#server/db/tables/auth.ts'
import { membershipGroups, membershipPeople, memberships, membershipTypes } from '#server/db/tables/memberships.ts'
import { participantLinks } from '#server/db/tables/participants.ts'
import { partners } from '#server/db/tables/partners.ts'
import { ask, askCall } from '../public-answers.ts'
import { insertOrganisation, insertParticipant, insertUser } from '../sample-rows.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let site: TestApp
let typeId = ''
let organisationId = ''

beforeAll(async () => {
  // Half past eleven at night in Prague on the last day of the membership.
  site = await createTestApp({ now: () => Date.parse('2025-12-31T22:30:00.000Z') })
  const { db } = site.deps
  const organisation = await insertOrganisation(db, { site_hosts: ['club.example'] })
  organisationId = organisation.id
  const other = await insertOrganisation(db, { site_hosts: ['other.example'] })
  await site.deps.sites.reload()
  const own = { organisation_id: organisationId }
  await db.insert(partners).values([
    { ...own, name: 'KOVEX', code: 'MUD10', benefit: '10 % off', position: 1 },
    { ...own, name: 'Oleum', position: 0 },
    { ...own, name: 'Not yet', code: 'X', is_published: false },
    { organisation_id: other.id, name: 'Foreign', code: 'Y' },
  ])
  const [group] = await db
    .insert(membershipGroups)
    .values({ ...own, name: 'Season' })
    .returning()
  const [type] = await db
    .insert(membershipTypes)
    .values({
      ...own,
      membership_group_id: group?.id ?? '',
      name: 'Adult',
      term: 'calendar_year',
      price_minor: 1,
      currency: 'CZK',
    })
    .returning()
  typeId = type?.id ?? ''
})
afterAll(() => site.close())

test('partners are shown in their order, never their codes', async () => {
  const shown = await askCall(site.app, partnerCalls.listPartners, 'partners/')
  expect(shown.map(({ name, has_code }) => [name, has_code])).toEqual([
    ['Oleum', false],
    ['KOVEX', true],
  ])
  expect(JSON.stringify(shown)).not.toContain('MUD10')
})

async function codesFor(membership: Partial<typeof memberships.$inferInsert> | null, asFamily = false) {
  const { db } = site.deps
  const user = await insertUser(db)
  const person = await insertParticipant(db)
  await db
    .insert(participantLinks)
    .values({ user_id: user.id, participant_id: person.uuid, relation: 'self', is_self: true })
  if (membership !== null) {
    const holder = asFamily ? await insertParticipant(db) : person
    const [row] = await db
      .insert(memberships)
      .values({
        organisation_id: organisationId,
        membership_type_id: typeId,
        participant_id: holder.uuid,
        state: 'active',
        number: user.id,
        valid_from: '2025-01-01',
        valid_to: '2025-12-31',
        ...membership,
      })
      .returning()
    if (asFamily) {
      await db.insert(membershipPeople).values({ membership_id: row?.id ?? '', participant_id: person.uuid })
    }
  }
  const token = `token-for-partners-${user.id}`
  await db.insert(authTokens).values({
    user_id: user.id,
    token_hash: createHash('sha256').update(token).digest('hex'),
    created_at: '2025-12-31T00:00:00.000Z',
    expires_at: '2026-01-05T00:00:00.000Z',
  })
  const answer = await site.app.inject({
    method: 'GET',
    url: '/api/v1/partners/codes/',
    headers: { host: 'club.example', authorization: `Token ${token}` },
  })
  expect(answer.statusCode, answer.payload).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  return answer.json().map(({ code }: { code: string }) => code)
}

test.each([
  ['a member, to the last minute of the last day', {}, false, ['MUD10']],
  ["somebody of a member's family", {}, true, ['MUD10']],
  ['who has no membership', null, false, []],
  ['who has not paid yet', { state: 'pending' as const }, false, []],
  ['whose membership begins tomorrow', { valid_from: '2026-01-01', valid_to: '2026-12-31' }, false, []],
  ['whose membership ended yesterday', { valid_to: '2025-12-30' }, false, []],
])('codes for %s', async (_who, membership, asFamily, codes) => {
  expect(await codesFor(membership, asFamily)).toEqual(codes)
})

test('nobody gets codes without a sign-in', async () => {
  expect((await ask(site.app, 'partners/codes/')).status).toBe(401)
})
