import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { isPlatform, type Person } from '#domain/core/access.ts'
import type { AdminOrganisation } from '#domain/organisations/organisation-calls.ts'
import type { Db } from '#server/db/client.ts'
import { organisations } from '#server/db/tables/organisations.ts'

/** The active organisation of a slug, or null. */
export async function findOrganisationBySlug(db: Db, slug: string): Promise<{ id: string } | null> {
  const [row] = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.slug, slug), organisations.is_active))
  return row ?? null
}

/** The short name, which stands in titles; null while there is no organisation. */
export async function findSiteTitle(db: Db, organisationId: string | null): Promise<string | null> {
  if (organisationId === null) return null
  const [row] = await db
    .select({ title: organisations.short_name })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
  return row?.title ?? null
}

/** Name and slug, as anybody may see them. */
export async function findPublicOrganisation(
  db: Db,
  organisationId: string | null,
): Promise<{ name: string; slug: string } | null> {
  if (organisationId === null) return null
  const [row] = await db
    .select({ name: organisations.name, slug: organisations.slug })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
  return row ?? null
}

/** The organisations that a person works for, by name; all of them for platform admins and superusers. */
export async function listAdminOrganisations(db: Db, person: Person): Promise<AdminOrganisation[]> {
  return listFor(db, person, undefined)
}

/** One of them; null when it is foreign or unknown, which looks the same. */
export async function findAdminOrganisation(
  db: Db,
  person: Person,
  organisationId: string,
): Promise<AdminOrganisation | null> {
  const [found] = await listFor(db, person, eq(organisations.id, organisationId))
  return found ?? null
}

async function listFor(db: Db, person: Person, more: SQL | undefined): Promise<AdminOrganisation[]> {
  const isAbove = isPlatform({ kind: 'person', ...person })
  const own = isAbove ? undefined : inArray(organisations.id, [...person.roles.keys()])
  const rows = await db
    .select({
      id: organisations.id,
      name: organisations.name,
      slug: organisations.slug,
      currency: organisations.currency,
      time_zone: organisations.time_zone,
      contact_email: organisations.contact_email,
      contact_phone: organisations.contact_phone,
      updated_at: organisations.updated_at,
    })
    .from(organisations)
    .where(and(organisations.is_active, own, more))
    .orderBy(asc(organisations.name), asc(organisations.id))
  return rows.map((row) => ({ ...row, roles: isAbove ? [] : [...(person.roles.get(row.id) ?? [])] }))
}
