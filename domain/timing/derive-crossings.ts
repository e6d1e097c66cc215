import { factsInForce } from '#domain/timing/facts-in-force.ts'
import { riderFinder, type UnresolvedReason } from '#domain/timing/find-rider.ts'
import { countedGaps, hintMissedReads, medianOf } from '#domain/timing/hint-missed-reads.ts'
import { judgeCrossings } from '#domain/timing/judge-crossings.ts'
import type { LineRead } from '#domain/timing/line-read.ts'
import { mergeReads } from '#domain/timing/merge-reads.ts'
import type { Penalty } from '#domain/timing/penalty.ts'
import type { RiderCrossing } from '#domain/timing/rider-crossing.ts'
import type { RunEntry } from '#domain/timing/run-entry.ts'
import type { RunRules } from '#domain/timing/run-rules.ts'
import { ownStartMs, type RunClock, runClock } from '#domain/timing/run-segments.ts'
import { settleReads } from '#domain/timing/settle-reads.ts'
import type { TimingFact } from '#domain/timing/timing-fact.ts'

/** A read that belongs to nobody yet: time first, number later. */
export type UnresolvedRead = { read: LineRead; reason: UnresolvedReason; candidate_ids: string[] }
/** A rider's read outside of the racing; kept, and never a lap. */
export type IgnoredRead = { read: LineRead; event_sign_up_id: string; reason: 'before_start' | 'stopped' | 'closed' }

/** What the facts of a run say, before it is classified. */
export type RunTimeline = {
  clock: RunClock
  /** By event sign-up, in the order of the track; every entry has a list. */
  crossings: ReadonlyMap<string, readonly RiderCrossing[]>
  unresolved: readonly UnresolvedRead[]
  ignored: readonly IgnoredRead[]
  penalties: readonly Penalty[]
}

/** Reads of one rider this close together are one crossing, in ms. */
export function mergeWindowMs(rules: Pick<RunRules, 'merge_window_ms' | 'min_lap_ms'>): number {
  return rules.merge_window_ms ?? Math.floor(rules.min_lap_ms / 2)
}

/**
 * Derives what happened from the append-only facts of one run: who crossed when, merged over devices, in which segment,
 * and what is still open. The same set of facts in any order, and with repeats, gives the same timeline.
 */
export function deriveCrossings(
  facts: Iterable<TimingFact>,
  entries: readonly RunEntry[],
  rules: RunRules,
): RunTimeline {
  const inForce = factsInForce(facts)
  const clock = runClock(inForce.standing)
  const findRider = riderFinder(entries)
  const readsOf = new Map<string, LineRead[]>(entries.map((entry) => [entry.event_sign_up_id, []]))
  const handMerged = new Map<string, string[]>()
  const unresolved: UnresolvedRead[] = []
  for (const read of settleReads(inForce)) {
    if (read.merged_into !== null) {
      handMerged.set(read.merged_into, [...(handMerged.get(read.merged_into) ?? []), read.id])
      continue
    }
    const found = findRider(read)
    if (found.entry) readsOf.get(found.entry.event_sign_up_id)?.push(read)
    else {
      const candidateIds = found.candidates.map((entry) => entry.event_sign_up_id).sort()
      unresolved.push({ read, reason: found.reason, candidate_ids: candidateIds })
    }
  }

  const ignored: IgnoredRead[] = []
  const judged = new Map<string, RiderCrossing[]>()
  for (const entry of entries) {
    const riderId = entry.event_sign_up_id
    const reads = readsOf.get(riderId) ?? []
    const { bySegment, outside } = sortIntoSegments(reads, clock, entry)
    ignored.push(...outside.map((one) => ({ ...one, event_sign_up_id: riderId })))
    const crossings = bySegment.flatMap((segmentReads, index) => {
      const segment = clock.segments[index] ?? clock.segments[0]
      const merged = mergeReads(segmentReads, mergeWindowMs(rules))
      return judgeCrossings(merged, ownStartMs(clock, segment, entry), index, rules)
    })
    for (const crossing of crossings) {
      const merged = [crossing.id, ...crossing.evidence_ids].flatMap((readId) => handMerged.get(readId) ?? [])
      crossing.evidence_ids.push(...merged)
    }
    judged.set(riderId, crossings)
  }

  const runUsualMs = medianOf([...judged.values()].flatMap(countedGaps).map((gap) => gap.gap_ms))
  const crossings = new Map<string, RiderCrossing[]>()
  for (const [riderId, list] of judged) {
    crossings.set(riderId, hintMissedReads(list, runUsualMs, rules.missed_read_tolerance_percent))
  }
  const penalties = inForce.standing.flatMap((fact): Penalty[] => {
    if (fact.kind !== 'penalty') return []
    const { id, event_sign_up_id, effect, reason } = fact
    return [{ id, event_sign_up_id, effect, reason }]
  })
  return { clock, crossings, unresolved, ignored, penalties }
}

type OutsideRead = Omit<IgnoredRead, 'event_sign_up_id'>

/** A rider's reads by segment. Reads before the start are put aside first: they must not swallow a real one by merging. */
function sortIntoSegments(reads: readonly LineRead[], clock: RunClock, entry: RunEntry) {
  const bySegment: LineRead[][] = clock.segments.map(() => [])
  const outside: OutsideRead[] = []
  for (const read of reads) {
    if (clock.closed_ms !== null && read.at_ms > clock.closed_ms) {
      outside.push({ read, reason: 'closed' })
      continue
    }
    const index = clock.segments.findLastIndex((s) => s.restart_ms === null || s.restart_ms <= read.at_ms)
    const segment = clock.segments[index] ?? clock.segments[0]
    const startMs = ownStartMs(clock, segment, entry)
    if (startMs !== null && read.at_ms < startMs) outside.push({ read, reason: 'before_start' })
    else if (segment.red_flag_ms !== null && read.at_ms > segment.red_flag_ms) outside.push({ read, reason: 'stopped' })
    else bySegment[index]?.push(read)
  }
  return { bySegment, outside }
}
