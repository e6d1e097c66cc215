import { and, eq, gt, isNull } from 'drizzle-orm'
import type { OrganisationRole, Person } from '#domain/core/access.ts'
import type { Db } from '#server/db/client.ts'
import { authTokens } from '#server/db/tables/auth.ts'
import { users } from '#server/db/tables/users.ts'
import { rolesOfUser } from '#server/users/user-roles.ts'
import { hashSecretToken, newSecretToken } from './secret-token.ts'

const sevenDaysMs = 7 * 24 * 60 * 60 * 1000

/** Starts a sign-in for 7 days. @returns the token, which is never readable again */
export async function insertToken(
  db: Db,
  signIn: { user_id: string; user_agent: string },
  nowMs: number,
): Promise<string> {
  const token = newSecretToken()
  await db.insert(authTokens).values({
    ...signIn,
    token_hash: hashSecretToken(token),
    created_at: new Date(nowMs).toISOString(),
    expires_at: new Date(nowMs + sevenDaysMs).toISOString(),
  })
  return token
}

/** Whose sign-in this is and what they may do; null when the token is unknown, ended or expired, or the account closed. */
export async function findPersonByToken(db: Db, token: string, nowMs: number): Promise<Person | null> {
  const [row] = await db
    .select({
      user_id: users.id,
      is_superuser: users.is_superuser,
      is_platform_admin: users.is_platform_admin,
      is_staff: users.is_staff,
      roles: rolesOfUser(),
    })
    .from(authTokens)
    .innerJoin(users, eq(users.id, authTokens.user_id))
    .where(
      and(
        eq(authTokens.token_hash, hashSecretToken(token)),
        isNull(authTokens.ended_at),
        gt(authTokens.expires_at, new Date(nowMs).toISOString()),
        users.is_active,
      ),
    )
  if (row === undefined) return null
  const roles = new Map<string, OrganisationRole[]>()
  for (const { organisation_id, role } of row.roles) {
    roles.set(organisation_id, [...(roles.get(organisation_id) ?? []), role])
  }
  return { ...row, is_staff: row.is_staff || roles.size > 0, roles }
}

/** Ends one sign-in. */
export async function endToken(db: Db, token: string, nowMs: number): Promise<void> {
  await db
    .update(authTokens)
    .set({ ended_at: new Date(nowMs).toISOString() })
    .where(and(eq(authTokens.token_hash, hashSecretToken(token)), isNull(authTokens.ended_at)))
}

/** Ends every sign-in of an account: password changed or reset, account closed. */
export async function endAllTokens(db: Db, userId: string, nowMs: number): Promise<void> {
  await db
    .update(authTokens)
    .set({ ended_at: new Date(nowMs).toISOString() })
    .where(and(eq(authTokens.user_id, userId), isNull(authTokens.ended_at)))
}
