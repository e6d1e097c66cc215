import type { RiderCrossing } from '#domain/timing/rider-crossing.ts'

/** The middle value, the lower of two; null for none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

/** Gaps in ms between crossings that count, with the crossing that ends each. Gaps over a red flag are none. */
export function countedGaps(crossings: readonly RiderCrossing[]): { crossing: RiderCrossing; gap_ms: number }[] {
  const counted = crossings.filter((crossing) => crossing.taken_for !== 'too_early' && crossing.precision === 'time')
  return counted.flatMap((crossing, index) => {
    const before = counted[index - 1]
    return before && before.segment === crossing.segment ? [{ crossing, gap_ms: crossing.at_ms - before.at_ms }] : []
  })
}

/**
 * Marks crossings whose gap is about 2, 3 or 4 usual laps as 'missed read?'. The usual lap is the rider's own median when
 * there are at least three laps, else `runUsualMs`. Only a hint: nothing is put in by itself.
 */
export function hintMissedReads(
  crossings: readonly RiderCrossing[],
  runUsualMs: number | null,
  tolerancePercent: number,
): RiderCrossing[] {
  const gaps = countedGaps(crossings)
  const usualMs = (gaps.length >= 3 ? medianOf(gaps.map((gap) => gap.gap_ms)) : null) ?? runUsualMs
  if (usualMs === null || usualMs <= 0) return [...crossings]
  const missedBefore = new Map<RiderCrossing, number>()
  for (const { crossing, gap_ms } of gaps) {
    const laps = [2, 3, 4].find((n) => Math.abs(gap_ms - n * usualMs) * 100 <= tolerancePercent * usualMs)
    if (laps) missedBefore.set(crossing, laps - 1)
  }
  return crossings.map((crossing) => ({ ...crossing, missed_reads: missedBefore.get(crossing) ?? 0 }))
}
