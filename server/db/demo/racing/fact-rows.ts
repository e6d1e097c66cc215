import type { TimingFact } from '#domain/timing/timing-fact.ts'
import type { timingFacts } from '#server/db/tables/timing-facts.ts'

/** A fact as its table keeps it: the whole of it, and copies of the parts that are asked for. */
export function factRow(
  fact: TimingFact,
  owner: { organisation_id: string; event_id: string },
  receivedAt: string,
): typeof timingFacts.$inferInsert {
  return {
    ...owner,
    id: fact.id,
    race_run_id: fact.race_run_id,
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
    received_at: receivedAt,
  }
}
