import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { MemberLedger } from '#domain/prices/pricing-calls.ts'
import type { Db } from '#server/db/client.ts'
import { championships } from '#server/db/tables/championships.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { events } from '#server/db/tables/events.ts'
import { siteSettings } from '#server/db/tables/site.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import type { OfferedType } from '#server/memberships/membership-store.ts'
import { memberLedger } from './member-ledger.ts'
import { listPriceTables } from './price-table-store.ts'

export type LedgerFor = (
  type: Pick<OfferedType, 'id' | 'name' | 'price_minor' | 'min_age' | 'max_age'>,
) => MemberLedger | null

/**
 * Reads what a season is made of, and answers with a function that works the ledger out for any type of membership: in
 * the first class of the championship that somebody of the type's age may ride.
 */
export async function seasonLedger(db: Db, scope: OrganisationScope, nowMs: number): Promise<LedgerFor> {
  const championshipId = await findSeasonToCount(db, scope)
  if (championshipId === null) return () => null
  const tables = await listPriceTables(db, scope)
  const classes = await db
    .select({
      id: championshipClasses.id,
      min_age: championshipClasses.min_age,
      max_age: championshipClasses.max_age,
    })
    .from(championshipClasses)
    .where(eq(championshipClasses.championship_id, championshipId))
    .orderBy(championshipClasses.position, championshipClasses.name)
  const [rounds] = await db
    .select({ count: count() })
    .from(events)
    .where(
      and(
        eq(events.championship_id, championshipId),
        eq(events.is_published, true),
        isNotNull(events.round_number),
        isNull(events.cancelled_at),
      ),
    )
  return (type) => {
    const fitting = classes.find((one) => agesMeet(one, type))
    if (fitting === undefined) return null
    return memberLedger(
      {
        tables,
        championship_id: championshipId,
        championship_class_id: fitting.id,
        round_count: rounds?.count ?? 0,
        membership: { id: type.id, name: type.name, price_minor: type.price_minor },
      },
      nowMs,
    )
  }
}

type Ages = { min_age: number | null; max_age: number | null }

function agesMeet(a: Ages, b: Ages): boolean {
  const from = Math.max(a.min_age ?? 0, b.min_age ?? 0)
  const to = Math.min(a.max_age ?? 150, b.max_age ?? 150)
  return from <= to
}

/** The championship of the home page, else the newest that is published. */
async function findSeasonToCount(db: Db, scope: OrganisationScope): Promise<string | null> {
  const own = eq(championships.organisation_id, scope.organisation_id)
  const visible = inArray(championships.state, ['published', 'archived'])
  const [featured] = await db
    .select({ id: championships.id })
    .from(siteSettings)
    .innerJoin(championships, eq(championships.id, siteSettings.featured_championship_id))
    .where(and(eq(siteSettings.organisation_id, scope.organisation_id), own, visible))
  if (featured !== undefined) return featured.id
  const [newest] = await db
    .select({ id: championships.id })
    .from(championships)
    .where(and(own, eq(championships.state, 'published')))
    .orderBy(desc(championships.season), championships.position, championships.id)
    .limit(1)
  return newest?.id ?? null
}
