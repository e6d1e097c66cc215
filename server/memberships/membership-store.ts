import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { membershipGroups, membershipTypes } from '#server/db/tables/memberships.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'

export type OfferedType = typeof membershipTypes.$inferSelect
export type OfferedGroup = Pick<typeof membershipGroups.$inferSelect, 'id' | 'name' | 'description' | 'benefits'> & {
  types: OfferedType[]
}

/** Public groups in their order, each with the types on sale. */
export async function listOfferedGroups(db: Db, scope: OrganisationScope): Promise<OfferedGroup[]> {
  const groups = await db
    .select({
      id: membershipGroups.id,
      name: membershipGroups.name,
      description: membershipGroups.description,
      benefits: membershipGroups.benefits,
    })
    .from(membershipGroups)
    .where(and(eq(membershipGroups.organisation_id, scope.organisation_id), eq(membershipGroups.is_public, true)))
    .orderBy(membershipGroups.position, membershipGroups.id)
  const types = await db
    .select()
    .from(membershipTypes)
    .where(and(eq(membershipTypes.organisation_id, scope.organisation_id), eq(membershipTypes.is_on_sale, true)))
    .orderBy(membershipTypes.position, membershipTypes.id)
  return groups.map((group) => ({ ...group, types: types.filter((type) => type.membership_group_id === group.id) }))
}
