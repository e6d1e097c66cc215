import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PointsAllocation } from '#domain/points/points-allocation.ts'
import { instant, primaryId, timestamps } from '../columns.ts'
import { indexOn, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { championships } from './championships.ts'
import { organisations } from './organisations.ts'

/** A points table, one row a version: an edit makes the next version, and what was computed names the one it used. */
export const pointsAllocations = pgTable(
  'points_allocations',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    /** Null: usable in all championships. */
    championship_id: uuid(),
    name: text().notNull(),
    version: integer().notNull().default(1),
    allocation: jsonb().$type<PointsAllocation>().notNull(),
    superseded_at: instant(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.championship_id, t.organisation_id], [championships.id, championships.organisation_id]),
    positive(t.version),
    uniqueTogether(t.id, t.organisation_id),
    uniqueTogether(t.organisation_id, t.name, t.version),
    indexOn(t.championship_id),
  ],
)
