import type { Person } from '#domain/core/access.ts'
import type { ProblemCode } from '#domain/core/problem.ts'
import type { SyncItem } from '#domain/sync/sync-item.ts'
import type { Db } from '#server/db/client.ts'
import type { JsonObject } from '#server/db/columns.ts'

/** What an effect says: made, in which organisation, or refused with a sentence for the person at the track. */
export type EffectVerdict =
  | { verdict: 'applied'; organisation_id: string }
  | { verdict: 'rejected'; code: ProblemCode; detail: string }
  /** `current`: what is there instead, to be shown beside the entry. */
  | { verdict: 'conflict'; code: ProblemCode; detail: string; current: JsonObject }

/**
 * Makes one kind of item real, in the transaction that also remembers it. The payload has been brought up to date and
 * parsed. It decides before it writes, and throws only for what has nothing to do with the item.
 */
export type SyncEffect = (tx: Db, item: SyncItem, sender: Person) => Promise<EffectVerdict>

/** By kind. */
export type SyncEffects = Readonly<Record<string, SyncEffect>>
