import type { SequenceGap } from '#domain/sync/sync-item.ts'
import { type BatchOutcome, type BatchVerdict, judgeOutcome } from './batch-outcome.ts'
import { claimBatch } from './claim-batch.ts'
import type { DrainTools } from './drain-tools.ts'
import { released } from './entry-lease.ts'
import { failedAlone, judgeResult, needsSignIn, needsUpdate, type Pace, parked, postponed } from './judge-result.ts'
import type { EntryChange, EntryProblem, OutboxEntry } from './outbox-entry.ts'
import { settleEntries } from './settle-entries.ts'
import { packBatch } from './to-sync-item.ts'

export type BatchReport = {
  /** `nothing`: nothing was due. `set_aside`: only what this app does not know. */
  verdict: BatchVerdict | 'nothing' | 'set_aside'
  size: number
  /** Took effect on the server, now or before. */
  passed: OutboxEntry[]
  /** Not to be tried again in this drain. */
  tried: string[]
  gaps: SequenceGap[]
  retryAfterS: number | null
}

type Ask = { most: number; eager: boolean; tried: ReadonlySet<string>; leaseId: string; lastPassMs: number }

/** Claims, sends and settles one batch. Throws only when the database fails; then the leases bring the entries back. */
export async function sendNextBatch(tools: DrainTools, ask: Ask): Promise<BatchReport> {
  const report: BatchReport = { verdict: 'nothing', size: 0, passed: [], tried: [], gaps: [], retryAfterS: null }
  const claimed = await tools.link.run((db) => claimBatch(db, { ...ask, nowMs: tools.now() }))
  if (claimed.length === 0) return report
  const { entries, items, left, unknown } = packBatch(claimed, tools.kinds)
  await settle(tools, left, () => released)
  await settle(tools, unknown, () => needsUpdate({ ...unknownHere, at_ms: tools.now() }))
  if (items.length === 0) return { ...report, verdict: 'set_aside' }

  if (tools.signedInUserId() !== tools.userId) {
    await settle(tools, entries, () => released)
    return report
  }
  const outcome = await tools.send({ owner_id: tools.userId, app_version: tools.appVersion, items })
  const pace: Pace = { nowMs: tools.now(), capMs: tools.capMs(), random: tools.random, lastPassMs: ask.lastPassMs }
  const verdict = judgeOutcome(outcome, items.length)
  const changes = changesOf(outcome, verdict, entries, pace)
  await settle(tools, entries, (entry) => changes.get(entry.id) ?? released)
  const became = (entry: OutboxEntry) => changes.get(entry.id)?.state
  return {
    verdict,
    size: items.length,
    passed: entries.filter((entry) => became(entry) === 'sent'),
    tried: verdict === 'halve' ? [] : entries.map((entry) => entry.id),
    gaps: outcome.kind === 'answered' ? outcome.answer.gaps : [],
    retryAfterS: outcome.kind === 'refused' ? outcome.refusal.retryAfterS : null,
  }
}

const unknownHere = {
  code: 'app_too_old',
  detail: 'This entry was made by a newer version of the app. Update the app.',
}
const unanswered = { code: 'unanswered', detail: 'The server did not say what became of this entry.' }

async function settle(
  tools: DrainTools,
  entries: readonly OutboxEntry[],
  decide: (entry: OutboxEntry) => EntryChange,
): Promise<void> {
  if (entries.length > 0) await tools.link.run((db) => settleEntries(db, entries, decide))
}

function changesOf(
  outcome: BatchOutcome,
  verdict: BatchVerdict,
  entries: readonly OutboxEntry[],
  pace: Pace,
): Map<string, EntryChange> {
  if (outcome.kind === 'answered') return judgeAnswer(outcome, entries, pace)
  const problem = problemOf(outcome, pace.nowMs)
  const change = (entry: OutboxEntry): EntryChange => {
    if (verdict === 'sign_in') return needsSignIn(problem)
    if (verdict === 'update') return needsUpdate(problem)
    if (verdict === 'park') return parked(problem)
    if (verdict === 'alone') return failedAlone(entry, problem, pace)
    return verdict === 'wait' ? { ...released, last_problem: problem } : released
  }
  return new Map(entries.map((entry) => [entry.id, change(entry)]))
}

function judgeAnswer(
  outcome: Extract<BatchOutcome, { kind: 'answered' }>,
  entries: readonly OutboxEntry[],
  pace: Pace,
): Map<string, EntryChange> {
  const results = new Map(outcome.answer.results.map((result) => [result.id, result]))
  const passes = [...results.values()].some(({ result }) => result === 'applied' || result === 'duplicate')
  const since = passes ? { ...pace, lastPassMs: pace.nowMs } : pace
  return new Map(
    entries.map((entry) => {
      const result = results.get(entry.id)
      if (result === undefined) return [entry.id, postponed(entry, { ...unanswered, at_ms: pace.nowMs }, pace)]
      return [entry.id, judgeResult(entry, result, since)]
    }),
  )
}

function problemOf(outcome: Exclude<BatchOutcome, { kind: 'answered' }>, nowMs: number): EntryProblem {
  if (outcome.kind === 'unreachable') return { code: outcome.code, detail: outcome.detail, at_ms: nowMs }
  const { code, detail, current } = outcome.refusal
  return { code, detail, ...(current === undefined ? {} : { current }), at_ms: nowMs }
}
