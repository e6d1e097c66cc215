import type { LineRead } from '#domain/timing/line-read.ts'
import type { RunEntry } from '#domain/timing/run-entry.ts'

/** Why a read belongs to nobody yet. */
export type UnresolvedReason = 'no_number' | 'unknown_number' | 'ambiguous_number' | 'unknown_transponder'

export type RiderFound = { entry: RunEntry } | { entry: null; reason: UnresolvedReason; candidates: RunEntry[] }

/**
 * Makes the question 'whose read is this?' for one run's entries. What a person assigned is final. Otherwise a
 * transponder's read asks the transponder first and a typed one the number; a plate that two riders of a combined run
 * carry is settled by the transponder or stays open. A transponder belongs to whoever had it at that moment.
 */
export function riderFinder(entries: readonly RunEntry[]): (read: LineRead) => RiderFound {
  const bySignUp = new Map(entries.map((entry) => [entry.event_sign_up_id, entry]))
  const byNumber = new Map<string, RunEntry[]>()
  const byTransponder = new Map<string, { entry: RunEntry; from_ms: number; to_ms: number | null }[]>()
  for (const entry of entries) {
    byNumber.set(entry.start_number, [...(byNumber.get(entry.start_number) ?? []), entry])
    for (const { transponder, from_ms, to_ms } of entry.transponders) {
      byTransponder.set(transponder, [...(byTransponder.get(transponder) ?? []), { entry, from_ms, to_ms }])
    }
  }

  const withTransponder = (read: LineRead): RunEntry[] => {
    if (read.assigned || read.transponder === null) return []
    const loans = byTransponder.get(read.transponder) ?? []
    const holders = loans.filter((l) => l.from_ms <= read.at_ms && (l.to_ms === null || read.at_ms < l.to_ms))
    return [...new Set(holders.map((loan) => loan.entry))]
  }

  return (read) => {
    const named = read.event_sign_up_id === null ? undefined : bySignUp.get(read.event_sign_up_id)
    if (named) return { entry: named }
    const plates = read.number === null ? [] : (byNumber.get(read.number) ?? [])
    const holders = withTransponder(read)
    const both = plates.filter((entry) => holders.includes(entry))
    const asked = read.priority === 0 ? [both, holders, plates] : [both, plates, holders]
    const [first] = asked.filter((candidates) => candidates.length > 0)
    const [only] = first ?? []
    if (first?.length === 1 && only) return { entry: only }
    const sure = asked.find((candidates) => candidates.length === 1)?.[0]
    if (sure) return { entry: sure }
    if (first) return { entry: null, reason: 'ambiguous_number', candidates: first }
    if (read.number !== null) return { entry: null, reason: 'unknown_number', candidates: [] }
    return { entry: null, reason: read.transponder === null ? 'no_number' : 'unknown_transponder', candidates: [] }
  }
}
