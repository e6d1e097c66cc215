import type { FactsInForce } from '#domain/timing/facts-in-force.ts'
import { compareReads, type LineRead } from '#domain/timing/line-read.ts'
import type { FactOf, PassingFact } from '#domain/timing/timing-fact.ts'

function priorityOf(passing: PassingFact): number {
  if (passing.backup) return 3
  return { transponder: 0, import: 1, manual: 2 }[passing.source]
}

function readOf(passing: PassingFact): LineRead {
  return {
    id: passing.id,
    at_ms: Date.parse(passing.at),
    priority: priorityOf(passing),
    precision: passing.precision,
    event_sign_up_id: passing.event_sign_up_id,
    number: passing.number,
    transponder: passing.transponder,
    assigned: false,
    estimated: false,
    confirmed: false,
    uncertainty_ms: passing.clock?.uncertainty_ms ?? null,
    merged_into: null,
  }
}

function insertedRead(lap: FactOf<'insert_lap'>): LineRead {
  return {
    id: lap.id,
    at_ms: Date.parse(lap.at),
    priority: 2,
    precision: 'time',
    event_sign_up_id: lap.event_sign_up_id,
    number: lap.number,
    transponder: null,
    assigned: true,
    estimated: true,
    confirmed: true,
    uncertainty_ms: null,
    merged_into: null,
  }
}

/** The reads with every correction applied, in the order of the track. A correction whose passing has not arrived waits. */
export function settleReads({ standing, stands }: FactsInForce): LineRead[] {
  const reads = new Map<string, LineRead>()
  for (const fact of standing) {
    if (fact.kind === 'passing') reads.set(fact.id, readOf(fact))
    if (fact.kind === 'insert_lap') reads.set(fact.id, insertedRead(fact))
  }
  for (const fact of standing) if (fact.kind === 'split') splitRead(reads, fact, stands)
  for (const fact of standing) {
    if (fact.kind !== 'assign_number' && fact.kind !== 'correct_time' && fact.kind !== 'confirm') continue
    const read = reads.get(fact.target_id)
    if (!read) continue
    if (fact.kind === 'correct_time') read.at_ms = Date.parse(fact.at)
    else if (fact.kind === 'confirm') read.confirmed = true
    else {
      read.assigned = true
      read.number = fact.number
      read.event_sign_up_id = fact.event_sign_up_id
    }
  }
  for (const fact of standing) if (fact.kind === 'merge') mergeByHand(reads, fact)
  for (const read of reads.values()) if (read.merged_into !== null) read.merged_into = mergeRoot(reads, read).id
  return [...reads.values()].sort(compareReads)
}

function splitRead(reads: Map<string, LineRead>, split: FactOf<'split'>, stands: (id: string) => boolean): void {
  const whole = reads.get(split.target_id)
  if (!whole) return
  reads.delete(whole.id)
  for (const part of split.parts) {
    if (!stands(part.id)) continue
    reads.set(part.id, {
      ...whole,
      id: part.id,
      at_ms: Date.parse(part.at),
      number: part.number,
      event_sign_up_id: part.event_sign_up_id,
      transponder: null,
      assigned: true,
    })
  }
}

function mergeRoot(reads: ReadonlyMap<string, LineRead>, read: LineRead): LineRead {
  const parent = read.merged_into === null ? undefined : reads.get(read.merged_into)
  return parent ? mergeRoot(reads, parent) : read
}

/** Joins whole groups, so that merging A into B and B into A leaves one crossing and not none. */
function mergeByHand(reads: Map<string, LineRead>, merge: FactOf<'merge'>): void {
  const target = reads.get(merge.target_id)
  if (!target) return
  for (const otherId of merge.other_ids) {
    const other = reads.get(otherId)
    if (!other) continue
    const root = mergeRoot(reads, target)
    const otherRoot = mergeRoot(reads, other)
    if (root !== otherRoot) otherRoot.merged_into = root.id
  }
}
