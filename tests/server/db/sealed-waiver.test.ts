import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { indemnities } from '#server/db/tables/indemnities.ts'
import { indemnityTemplates, indemnityTemplateVersions } from '#server/db/tables/indemnity-templates.ts'
import { insertRound } from '../sample-rows.ts'
import { createTestDatabase } from '../test-database.ts'
import { refusalOf, refused } from './refusal-of.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const round = await insertRound(db)
const organisation_id = round.organisation.id

describe('a waiver', () => {
  const hash = 'a'.repeat(64)
  const signed = { signature: { lines: [] }, signed_at: '2025-03-15T07:00:00.000Z' }

  async function insertWaiver(text_sha256 = hash) {
    const [template] = await db
      .insert(indemnityTemplates)
      .values({ organisation_id, name: 'Waiver', scope: 'event' })
      .returning()
    const [version] = await db
      .insert(indemnityTemplateVersions)
      .values({
        organisation_id,
        indemnity_template_id: template?.id ?? '',
        version: 1,
        title: 'Waiver',
        text: 'I ride at my own risk.',
        text_sha256: hash,
        statements: [],
      })
      .returning()
    const [waiver] = await db
      .insert(indemnities)
      .values({
        organisation_id,
        template_version_id: version?.id ?? '',
        text_sha256,
        participant_id: round.assignment.participant_id,
        event_id: round.event.id,
        signer_name: 'Petr Svoboda',
      })
      .returning()
    return eq(indemnities.id, waiver?.id ?? '')
  }

  it('can be edited and deleted until it is sealed, which needs a signature', async () => {
    const mine = await insertWaiver()
    const change = (fields: Partial<typeof indemnities.$inferInsert>) =>
      refusalOf(db.update(indemnities).set(fields).where(mine))
    expect(await change({ place: 'Brno' })).toBeNull()
    expect(await change({ sealed_at: '2025-03-15T07:01:00.000Z' })).toBe(refused.check)
    expect(await refusalOf(db.delete(indemnities).where(mine))).toBeNull()
  })

  it('can only be voided once it is sealed, with a reason, and stays so', async () => {
    const mine = await insertWaiver()
    const change = (fields: Partial<typeof indemnities.$inferInsert>) =>
      refusalOf(db.update(indemnities).set(fields).where(mine))
    expect(await change({ ...signed, sealed_at: '2025-03-15T07:01:00.000Z' })).toBeNull()
    expect(await change({ signer_name: 'Somebody else' })).toBe(refused.changeOfFact)
    expect(await refusalOf(db.delete(indemnities).where(mine))).toBe(refused.changeOfFact)
    const voided_at = '2025-03-15T09:00:00.000Z'
    expect(await change({ voided_at })).toBe(refused.check)
    expect(await change({ voided_at, void_reason: 'Signed by the wrong parent' })).toBeNull()
    expect(await change({ voided_at: null, void_reason: null })).toBe(refused.changeOfFact)
  })

  it('names the hash of the wording that was signed', async () => {
    expect(await refusalOf(insertWaiver('b'.repeat(64)))).toBe(refused.foreignKey)
  })
})
