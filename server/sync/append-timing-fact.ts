import type { Person } from '#domain/core/access.ts'
import { closedRunRefusal } from '#domain/sync/closed-run.ts'
import type { SyncItem } from '#domain/sync/sync-item.ts'
import { organisationsToSee, organisationsToTime } from '#domain/sync/timing-rights.ts'
import { type TimingFact, timingFact } from '#domain/timing/timing-fact.ts'
import type { Db } from '#server/db/client.ts'
import { systemScope } from '#server/http/organisation-scope.ts'
import { areRidersOfEvent, mayHaveRecorded } from '#server/timing/fact-people-store.ts'
import { updateRunProgress } from '#server/timing/run-progress-store.ts'
import { isRunAmong, lockRunToTime } from '#server/timing/timed-run-store.ts'
import { insertTimingFact } from '#server/timing/timing-fact-store.ts'
import type { EffectVerdict } from './sync-effect.ts'

/** Appends one timing fact to its run, for somebody who may time there. A foreign run is refused like an unknown one. */
export async function appendTimingFact(tx: Db, item: SyncItem, sender: Person): Promise<EffectVerdict> {
  const fact = timingFact.parse(item.payload)
  if (fact.id !== item.id || fact.device_id !== item.device_id || fact.seq !== item.seq) {
    return reject('invalid', 'This entry does not fit the place it was given on the device. Enter it again.')
  }
  const actor = { kind: 'person', ...sender } as const
  const run = await lockRunToTime(tx, organisationsToTime(actor), fact.race_run_id)
  if (run === null) {
    const isSeen = await isRunAmong(tx, organisationsToSee(actor), fact.race_run_id)
    return isSeen
      ? reject('forbidden', 'You may not time for this organisation any more. Ask its owner, then retry.')
      : reject('not_found', 'This run does not exist any more. Check with the secretary, then retry.')
  }
  const closed = closedRunRefusal(run)
  if (closed !== null) {
    const current = { race_run_id: run.id, name: run.name, status: run.status }
    return { verdict: 'conflict', code: 'conflict', detail: closed, current }
  }
  const scope = systemScope(run.organisation_id)
  if (
    fact.actor_id !== null &&
    fact.actor_id !== sender.user_id &&
    !(await mayHaveRecorded(tx, scope, fact.actor_id))
  ) {
    return reject('forbidden', 'The person who recorded this does not work for this organisation.')
  }
  if (!(await areRidersOfEvent(tx, scope, run.event_id, ridersOf(fact)))) {
    return reject('not_found', 'The rider of this entry is not entered in this event.')
  }
  if ((await insertTimingFact(tx, scope, run, fact)) === 'taken') {
    return reject('idempotency_mismatch', 'The server has another entry under the same id. Enter this one again.')
  }
  await updateRunProgress(tx, scope, run, fact)
  return { verdict: 'applied', organisation_id: run.organisation_id }
}

function reject(code: 'invalid' | 'forbidden' | 'not_found' | 'idempotency_mismatch', detail: string): EffectVerdict {
  return { verdict: 'rejected', code, detail }
}

/** The sign-ups that a fact names. */
function ridersOf(fact: TimingFact): string[] {
  const named = 'event_sign_up_id' in fact ? [fact.event_sign_up_id] : []
  const inParts = fact.kind === 'split' ? fact.parts.map((part) => part.event_sign_up_id) : []
  return [...named, ...inParts].filter((id) => id !== null)
}
