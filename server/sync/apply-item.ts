import * as z from 'zod/mini'
import type { Person } from '#domain/core/access.ts'
import { problems } from '#domain/core/problem.ts'
import type { SyncKinds } from '#domain/sync/bring-up-to-date.ts'
import type { SyncItem, SyncResult } from '#domain/sync/sync-item.ts'
import { type Db, inTransaction } from '#server/db/client.ts'
import type { JsonObject } from '#server/db/columns.ts'
import { judgeItem, NotJudged } from './judge-item.ts'
import type { EffectVerdict, SyncEffects } from './sync-effect.ts'
import { type claimItem, type RememberedItem, rememberVerdict } from './sync-item-store.ts'

/** How items are judged, and how repeats are recognised: `claim` is an argument so that a test can leave it out. */
export type SyncRules = { kinds: SyncKinds; effects: SyncEffects; claim: typeof claimItem }

/** The result, and the organisation in which something was made now. */
export type AppliedItem = { result: SyncResult; organisation_id: string | null }

/**
 * One item, one transaction: its id, hash and verdict are remembered together with its effect. A repeat gets what is
 * remembered; the same id with other content is refused; a refusal is judged again only when its owner asks.
 */
export async function applyItem(db: Db, rules: SyncRules, item: SyncItem, sender: Person): Promise<AppliedItem> {
  try {
    return await inTransaction(db, async (tx) => {
      const before = await rules.claim(tx, item, sender.user_id)
      const known = before === null ? null : resultOfRepeat(item, before)
      if (known !== null) return { result: known, organisation_id: null }
      const verdict = await judgeItem(tx, rules, item, sender)
      const organisation_id = verdict.verdict === 'applied' ? verdict.organisation_id : null
      await rememberVerdict(tx, item.id, {
        verdict: verdict.verdict,
        refusal: refusalOf(verdict),
        organisation_id,
        sent_by_id: sender.user_id,
      })
      return { result: resultOf(item.id, verdict), organisation_id }
    })
  } catch (error) {
    if (error instanceof NotJudged) return { result: { id: item.id, ...error.result }, organisation_id: null }
    throw error
  }
}

/** What a repeat is told; null when it is to be judged again. */
function resultOfRepeat(item: SyncItem, before: RememberedItem): SyncResult | null {
  const { id } = item
  if (before.hash !== item.hash) {
    const detail = 'The server has another entry under the same id. Nothing was changed; enter this one again.'
    return { id, result: 'rejected', code: 'idempotency_mismatch', detail }
  }
  if (before.verdict === 'applied') return { id, result: 'duplicate' }
  if (item.again) return null
  const refusal = storedRefusal.safeParse(before.refusal)
  const said = refusal.success ? refusal.data : { code: 'invalid', detail: problems.invalid.detail }
  return { id, result: before.verdict, ...said }
}

const storedRefusal = z.object({ code: z.string(), detail: z.string(), current: z.optional(z.unknown()) })

function refusalOf(verdict: EffectVerdict): JsonObject | null {
  if (verdict.verdict === 'applied') return null
  const { code, detail } = verdict
  return verdict.verdict === 'conflict' ? { code, detail, current: verdict.current } : { code, detail }
}

function resultOf(id: string, verdict: EffectVerdict): SyncResult {
  const { verdict: result, ...refusal } = verdict
  return result === 'applied' ? { id, result } : { id, result, ...refusal }
}
