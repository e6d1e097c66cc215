import { type SQL, sql } from 'drizzle-orm'
import type { OrganisationRole } from '#domain/core/access.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import { userRoles, users } from '#server/db/tables/users.ts'

export type HeldRole = { organisation_id: string; role: OrganisationRole }

/** As a column of a query over `users`: the roles that the user holds in organisations that are active. */
export function rolesOfUser(): SQL<HeldRole[]> {
  return sql<HeldRole[]>`(
    select coalesce(
      json_agg(json_build_object('organisation_id', r.organisation_id, 'role', r.role) order by r.organisation_id, r.role),
      '[]'
    )
    from ${userRoles} r join ${organisations} o on o.id = r.organisation_id and o.is_active
    where r.user_id = ${users}.id
  )`
}
