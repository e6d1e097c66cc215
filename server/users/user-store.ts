import { eq, sql } from 'drizzle-orm'
import type { UserProfile } from '#domain/users/user-profile.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/tables/users.ts'
import { rolesOfUser } from './user-roles.ts'

/** What sign-in and its mails need of an account. */
export type Account = {
  id: string
  email: string
  first_name: string
  full_name: string
  password_hash: string | null
  is_verified: boolean
  is_active: boolean
}

const accountColumns = {
  id: users.id,
  email: users.email,
  first_name: users.first_name,
  full_name: users.full_name,
  password_hash: users.password_hash,
  is_verified: users.is_verified,
  is_active: users.is_active,
}

/** The account of an address, without regard to case. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const [row] = await db.select(accountColumns).from(users).where(sql`lower(${users.email}) = lower(${email})`)
  return row ?? null
}

/** The account, locked until the transaction ends. */
export async function lockAccount(db: Db, userId: string): Promise<Account | null> {
  const [row] = await db.select(accountColumns).from(users).where(eq(users.id, userId)).for('update')
  return row ?? null
}

export async function updateUser(db: Db, userId: string, fields: Partial<typeof users.$inferInsert>): Promise<void> {
  await db.update(users).set(fields).where(eq(users.id, userId))
}

/** The account as its owner sees it (specification, section 3); `groups` are the names of the roles held anywhere. */
export async function findUserProfile(db: Db, userId: string): Promise<UserProfile | null> {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
      full_name: users.full_name,
      default_vehicle_number: users.default_vehicle_number,
      phone_number: users.phone_number,
      date_of_birth: users.date_of_birth,
      nationality: users.nationality,
      race_license_number: users.race_license_number,
      is_superuser: users.is_superuser,
      is_staff: users.is_staff,
      is_verified: users.is_verified,
      is_platform_admin: users.is_platform_admin,
      updated_at: users.updated_at,
      roles: rolesOfUser(),
    })
    .from(users)
    .where(eq(users.id, userId))
  if (row === undefined) return null
  const { roles, ...profile } = row
  const groups = [...new Set(roles.map(({ role }) => role))]
  return { ...profile, is_staff: profile.is_staff || groups.length > 0, groups, user_permissions: [] }
}
