import type * as z from 'zod/mini'
import { invalid, Problem } from '#domain/core/problem.ts'
import type { setupCalls } from '#domain/organisations/organisation-calls.ts'
import { slugFromName } from '#domain/organisations/slug-from-name.ts'
import { takeOneTimeToken } from '#server/auth/one-time-token-store.ts'
import { endAllTokens } from '#server/auth/token-store.ts'
import type { Db } from '#server/db/client.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import { siteSettings } from '#server/db/tables/site.ts'
import { userRoles, users } from '#server/db/tables/users.ts'
import { insertOwnParticipant } from '#server/participants/participant-store.ts'
import { findAccountByEmail, updateUser } from '#server/users/user-store.ts'
import { lockUntilSetUp, setupLink } from './setup-lock.ts'

export type SetUp = Omit<z.output<typeof setupCalls.setUpSite.body>, 'password'> & { password_hash: string }

/**
 * Creates the first organisation, and its owner with an own person, in the caller's transaction. @returns its slug
 * @throws Problem already_set_up; invalid when the link is not the newest, was used or has expired
 */
export async function setUpSite(db: Db, given: SetUp, nowMs: number): Promise<string> {
  if (await lockUntilSetUp(db)) throw new Problem('already_set_up')
  if ((await takeOneTimeToken(db, setupLink, given.token, nowMs)) === null) {
    throw invalid({ token: ['This set-up link is not valid any more. Start the server again to get a new one.'] })
  }
  const ownerId = await insertOwner(db, given, nowMs)
  const slug = slugFromName(given.organisation_name, 'club')
  const [organisation] = await db
    .insert(organisations)
    .values({
      slug,
      name: given.organisation_name,
      short_name: given.organisation_name,
      contact_email: given.contact_email,
      currency: given.currency,
      time_zone: given.time_zone,
    })
    .returning({ id: organisations.id })
  if (organisation === undefined) throw new Error('the organisation was not inserted')
  const organisation_id = organisation.id
  await db.insert(siteSettings).values({ organisation_id, copyright_from: new Date(nowMs).getUTCFullYear() })
  await db.insert(userRoles).values({ organisation_id, user_id: ownerId, role: 'owner', granted_by_id: ownerId })
  return slug
}

/** Somebody may have signed up before the set-up; with the owner's address that account becomes the owner's. */
async function insertOwner(db: Db, given: SetUp, nowMs: number): Promise<string> {
  const { email, first_name, last_name, password_hash } = given
  const fields = { first_name, last_name, password_hash, is_verified: true, is_active: true }
  const known = await findAccountByEmail(db, email)
  if (known !== null) {
    await updateUser(db, known.id, fields)
    await endAllTokens(db, known.id, nowMs)
    return known.id
  }
  const [owner] = await db
    .insert(users)
    .values({ email, ...fields })
    .returning({ id: users.id })
  if (owner === undefined) throw new Error('the owner was not inserted')
  await insertOwnParticipant(db, owner.id, { first_name, last_name, email })
  return owner.id
}
