import { and, eq, gte } from 'drizzle-orm'
import { canonicalJson } from '#domain/sync/canonical-json.ts'
import type { TimingFact } from '#domain/timing/timing-fact.ts'
import type { Db } from '#server/db/client.ts'
import { timingFacts } from '#server/db/tables/timing-facts.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'

/**
 * Appends a fact to a run of this organisation. `present`: the very same fact is there already. `taken`: another one has
 * its id, here or in another organisation.
 */
export async function insertTimingFact(
  tx: Db,
  scope: OrganisationScope,
  run: { id: string; event_id: string },
  fact: TimingFact,
): Promise<'appended' | 'present' | 'taken'> {
  const inserted = await tx
    .insert(timingFacts)
    .values({
      id: fact.id,
      organisation_id: scope.organisation_id,
      event_id: run.event_id,
      race_run_id: run.id,
      kind: fact.kind,
      at: 'at' in fact ? fact.at : null,
      recorded_at: fact.recorded_at,
      actor_id: fact.actor_id,
      device_id: fact.device_id,
      seq: fact.seq,
      source: fact.kind === 'passing' ? fact.source : null,
      number: 'number' in fact ? fact.number : null,
      transponder: fact.kind === 'passing' ? fact.transponder : null,
      event_sign_up_id: 'event_sign_up_id' in fact ? fact.event_sign_up_id : null,
      target_id: 'target_id' in fact ? fact.target_id : null,
      payload: fact,
    })
    .onConflictDoNothing({ target: timingFacts.id })
    .returning({ id: timingFacts.id })
  if (inserted.length > 0) return 'appended'
  const mine = and(eq(timingFacts.id, fact.id), eq(timingFacts.organisation_id, scope.organisation_id))
  const [before] = await tx.select({ payload: timingFacts.payload }).from(timingFacts).where(mine)
  return before !== undefined && canonicalJson(before.payload) === canonicalJson(fact) ? 'present' : 'taken'
}

/** The facts of a run in the order of their arrival. */
export async function listTimingFacts(db: Db, scope: OrganisationScope, raceRunId: string): Promise<TimingFact[]> {
  const rows = await db
    .select({ payload: timingFacts.payload })
    .from(timingFacts)
    .where(and(eq(timingFacts.race_run_id, raceRunId), eq(timingFacts.organisation_id, scope.organisation_id)))
    .orderBy(timingFacts.arrival)
  return rows.map(({ payload }) => payload)
}

/** The ids of what a device has recorded in a run, from a sequence number on. */
export async function listFactIdsOfDevice(
  db: Db,
  scope: OrganisationScope,
  of: { race_run_id: string; device_id: string; from_seq: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: timingFacts.id })
    .from(timingFacts)
    .where(
      and(
        eq(timingFacts.race_run_id, of.race_run_id),
        eq(timingFacts.organisation_id, scope.organisation_id),
        eq(timingFacts.device_id, of.device_id),
        gte(timingFacts.seq, of.from_seq),
      ),
    )
  return rows.map(({ id }) => id)
}
