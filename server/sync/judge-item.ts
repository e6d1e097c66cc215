import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Person } from '#domain/core/access.ts'
import { problems } from '#domain/core/problem.ts'
import { bringUpToDate, type SyncKinds } from '#domain/sync/bring-up-to-date.ts'
import { payloadHash } from '#domain/sync/payload-hash.ts'
import type { SyncItem, SyncResult } from '#domain/sync/sync-item.ts'
import type { Db } from '#server/db/client.ts'
import type { EffectVerdict, SyncEffects } from './sync-effect.ts'

/** Not judged now: nothing is remembered, so that a later attempt begins anew. */
export class NotJudged extends Error {
  readonly result: Omit<SyncResult, 'id'>

  constructor(result: Omit<SyncResult, 'id'>) {
    super('this item was not judged')
    this.name = 'NotJudged'
    this.result = result
  }
}

/**
 * Parses an item's payload and makes its effect.
 * @throws NotJudged when its kind or version is not of this server
 */
export async function judgeItem(
  tx: Db,
  rules: { kinds: SyncKinds; effects: SyncEffects },
  item: SyncItem,
  sender: Person,
): Promise<EffectVerdict> {
  if (!isUndamaged(item)) {
    return refuse('This entry was damaged on its way or on the device. Export it, check it and enter it again.')
  }
  const effect = Object.hasOwn(rules.effects, item.kind) ? rules.effects[item.kind] : undefined
  const kind = Object.hasOwn(rules.kinds, item.kind) ? rules.kinds[item.kind] : undefined
  const present = bringUpToDate(rules.kinds, item, 'accepted')
  if (present.outcome === 'too_old') {
    throw new NotJudged({ result: 'upgrade', code: 'app_too_old', detail: problems.app_too_old.detail })
  }
  if (present.outcome === 'unknown' || kind === undefined || effect === undefined) {
    const detail = 'The server does not know this kind of entry yet. It is kept and sent again later.'
    throw new NotJudged({ result: 'retry', code: 'unavailable', detail })
  }
  const parsed = z.safeParse(kind.payload, present.payload)
  if (!parsed.success) return refuse('This entry is not complete or not valid. Correct it and send it again.')
  return effect(tx, { ...item, version: present.version, payload: parsed.data }, sender)
}

function refuse(detail: string): EffectVerdict {
  return { verdict: 'rejected', code: 'invalid', detail }
}

/** Only what was captured was hashed; a payload that the app brought up to date cannot be checked any more. */
function isUndamaged(item: SyncItem): boolean {
  if (item.version !== item.captured_version) return true
  return payloadHash(item, (text) => createHash('sha256').update(text).digest('hex')) === item.hash
}
