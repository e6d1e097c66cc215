import type { LineRead } from '#domain/timing/line-read.ts'

/** One crossing of the line: the official read and the other reads of it, kept as evidence. */
export type MergedCrossing = { official: LineRead; evidence: LineRead[] }

function compareAuthority(a: LineRead, b: LineRead): number {
  const timed = (read: LineRead) => (read.precision === 'time' ? 0 : 1)
  return timed(a) - timed(b) || a.priority - b.priority || a.at_ms - b.at_ms || (a.id < b.id ? -1 : 1)
}

/**
 * Joins one rider's reads, given in the order of the track, into crossings. All reads within `windowMs` of the first are
 * one crossing; its official read is the one of the highest source, and of equal sources the earliest: a later read never
 * replaces an earlier valid one. Reads that only give an order have no time to be merged by, and a read that a person put
 * in or confirmed is a crossing of its own.
 */
export function mergeReads(reads: readonly LineRead[], windowMs: number): MergedCrossing[] {
  const crossings: MergedCrossing[] = []
  let open: LineRead[] = []
  let openedMs = Number.NEGATIVE_INFINITY
  const close = () => {
    const [official, ...evidence] = open.sort(compareAuthority)
    if (official) crossings.push({ official, evidence })
    open = []
  }
  for (const read of reads) {
    if (read.confirmed || read.precision === 'order') {
      crossings.push({ official: read, evidence: [] })
      continue
    }
    if (open.length > 0 && read.at_ms - openedMs > windowMs) close()
    if (open.length === 0) openedMs = read.at_ms
    open.push(read)
  }
  close()
  return crossings.sort((a, b) => a.official.at_ms - b.official.at_ms || (a.official.id < b.official.id ? -1 : 1))
}
