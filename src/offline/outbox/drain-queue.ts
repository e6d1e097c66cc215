import type { SequenceGap } from '#domain/sync/sync-item.ts'
import { mostItems } from '#domain/sync/sync-item.ts'
import { type DrainGate, gateAfterAnswer, gateAfterFailure, openGate } from './drain-gate.ts'
import type { DrainTools } from './drain-tools.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { type BatchReport, sendNextBatch } from './send-next-batch.ts'

/** What a tab remembers from one pass to the next. */
export type DrainMemory = {
  gate: DrainGate
  /** The most items of the next batch. */
  most: number
  /** When something last took effect; 0 for never. */
  lastPassMs: number
}

export const freshMemory: DrainMemory = { gate: openGate, most: mostItems, lastPassMs: 0 }

/** What one pass over the queue did. */
export type DrainReport = {
  memory: DrainMemory
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
export async function drainQueue(tools: DrainTools, before: DrainMemory, eager: boolean): Promise<DrainReport> {
  const report: DrainReport = { memory: before, passed: [], gaps: [], elsewhere: false }
  const tried = new Set<string>()
  let aloneInARow = 0

  for (;;) {
    if (tools.signedInUserId() !== tools.userId) break
    const { most, lastPassMs } = report.memory
    const ask = { most, lastPassMs, eager, tried, leaseId: tools.newId() }
    const batch = await tools.lock(() => sendNextBatch(tools, ask))
    report.elsewhere = batch === null
    if (batch === null || batch.verdict === 'nothing') break
    for (const id of batch.tried) tried.add(id)
    report.passed.push(...batch.passed)
    if (batch.gaps.length > 0) report.gaps = batch.gaps
    report.memory = memoryAfter(tools, report.memory, batch)
    aloneInARow = batch.verdict === 'alone' ? aloneInARow + 1 : 0
    if (aloneInARow >= mostInARow) {
      const gate = gateAfterFailure(report.memory.gate, { ...paceOf(tools), retryAfterS: null })
      report.memory = { ...report.memory, gate }
      break
    }
    if (batch.verdict === 'wait' || report.memory.gate.stopped !== null) break
  }
  return report
}

function paceOf(tools: DrainTools) {
  return { nowMs: tools.now(), capMs: tools.capMs(), random: tools.random }
}

function memoryAfter(tools: DrainTools, before: DrainMemory, batch: BatchReport): DrainMemory {
  const lastPassMs = batch.passed.length > 0 ? tools.now() : before.lastPassMs
  return { gate: gateAfter(tools, before.gate, batch), most: mostAfter(before.most, batch), lastPassMs }
}

function mostAfter(most: number, batch: BatchReport): number {
  if (batch.verdict === 'judge') return Math.min(mostItems, most * 2)
  return batch.verdict === 'halve' ? Math.max(1, Math.floor(batch.size / 2)) : most
}

function gateAfter(tools: DrainTools, gate: DrainGate, batch: BatchReport): DrainGate {
  if (batch.verdict === 'set_aside') return gate
  if (batch.verdict === 'wait') return gateAfterFailure(gate, { ...paceOf(tools), retryAfterS: batch.retryAfterS })
  const open = gateAfterAnswer(gate, tools.now())
  if (batch.verdict === 'sign_in') return { ...open, stopped: 'signed_out' }
  if (batch.verdict === 'update') return { ...open, stopped: 'too_old' }
  return open
}
