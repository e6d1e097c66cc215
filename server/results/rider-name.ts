import { sql } from 'drizzle-orm'
import { participants } from '#server/db/tables/participants.ts'

/** The name that results stand under: the rider's own, or the pseudonym of one who asked to be forgotten. */
export const riderName = sql<string>`case when ${participants.erased_at} is null then ${participants.full_name}
  else coalesce(${participants.pseudonym}, 'Former rider') end`
