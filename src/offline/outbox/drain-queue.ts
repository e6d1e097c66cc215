import type { SequenceGap } from '#domain/sync/sync-item.ts'
import { mostItems } from '#domain/sync/sync-item.ts'
import { type DrainGate, gateAfterAnswer, gateAfterFailure } from './drain-gate.ts'
import type { DrainTools } from './drain-tools.ts'
import { failedAlone } from './judge-result.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { type BatchReport, sendNextBatch } from './send-next-batch.ts'
import { changeEntries } from './settle-entries.ts'

/** What one pass over the queue did. */
export type DrainReport = {
  gate: DrainGate
  /** The size with which the next pass begins. */
  most: number
  passed: OutboxEntry[]
  gaps: SequenceGap[]
  /** Another tab was at it. */
  elsewhere: boolean
}

/** Two entries failing one after the other with nothing passing in between: the server is in trouble, not they. */
const mostInARow = 2

/**
 * Sends what is due, batch after batch, until nothing is or the server cannot be asked. A batch that fails as a whole is
 * halved until the entry to blame stands alone; sizes grow again with success.
 */
export async function drainQueue(tools: DrainTools, before: DrainGate, eager: boolean, mostBefore: number) {
  const report: DrainReport = { gate: before, most: mostBefore, passed: [], gaps: [], elsewhere: false }
  const tried = new Set<string>()
  const alone: string[] = []
  let aloneInARow = 0

  for (;;) {
    if (tools.signedInUserId() !== tools.userId) break
    const ask = { most: report.most, eager, tried, leaseId: tools.newId() }
    const batch = await tools.lock(() => sendNextBatch(tools, ask))
    report.elsewhere = batch === null
    if (batch === null || batch.verdict === 'nothing') break
    for (const id of batch.tried) tried.add(id)
    report.passed.push(...batch.passed)
    report.gaps = batch.gaps.length > 0 ? batch.gaps : report.gaps
    report.gate = gateAfter(tools, report.gate, batch)
    if (batch.verdict === 'judge') report.most = Math.min(mostItems, report.most * 2)
    if (batch.verdict === 'halve') report.most = Math.max(1, Math.floor(batch.size / 2))
    if (batch.verdict === 'alone') alone.push(...batch.tried)
    aloneInARow = batch.verdict === 'alone' ? aloneInARow + 1 : 0
    if (aloneInARow >= mostInARow) {
      report.gate = gateAfterFailure(report.gate, { ...paceOf(tools), retryAfterS: null })
      break
    }
    if (batch.verdict === 'wait' || report.gate.stopped !== null) break
  }

  // Only at the end is known whether others passed while it failed.
  if (alone.length > 0 && report.passed.length > 0) await countFailures(tools, alone)
  return report
}

function paceOf(tools: DrainTools) {
  return { nowMs: tools.now(), capMs: tools.capMs(), random: tools.random }
}

function gateAfter(tools: DrainTools, gate: DrainGate, batch: BatchReport): DrainGate {
  if (batch.verdict === 'set_aside') return gate
  if (batch.verdict === 'wait') return gateAfterFailure(gate, { ...paceOf(tools), retryAfterS: batch.retryAfterS })
  const open = gateAfterAnswer(gate, tools.now())
  if (batch.verdict === 'sign_in') return { ...open, stopped: 'signed_out' }
  if (batch.verdict === 'update') return { ...open, stopped: 'too_old' }
  return open
}

function countFailures(tools: DrainTools, ids: readonly string[]): Promise<void> {
  const pace = paceOf(tools)
  return tools.link.run((db) =>
    changeEntries(db, ids, (entry) =>
      entry.state === 'queued' && entry.last_problem !== null
        ? failedAlone(entry, entry.last_problem, true, pace)
        : null,
    ),
  )
}
