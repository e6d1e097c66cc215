import { formatLapsBehind, formatLapTime } from '#domain/core/lap-time.ts'
import type { ResultGap } from '#domain/results/result-row.ts'

/** `+2.118` on the same lap, `+1 lap` otherwise, nothing for the leader and the unplaced. */
export function formatGap(gap: ResultGap | null, decimals: 0 | 1 | 2 | 3 = 3): string {
  if (gap === null) return ''
  return gap.kind === 'laps' ? formatLapsBehind(gap.laps) : `+${formatLapTime(gap.ms, decimals)}`
}
