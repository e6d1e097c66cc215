import type { RunFormat } from '#domain/timing/run-rules.ts'

/**
 * When the flag falls in a run whose riders cross at these race times (ms), each list of one rider: for the leader on
 * track at the announced lap, or so many laps after the first crossing past the time.
 */
export function flagMomentMs(format: RunFormat, rides: readonly (readonly number[])[]): number {
  if (format.kind === 'time') return format.duration_ms
  const leads: number[] = []
  for (const moments of rides) {
    for (const [index, momentMs] of moments.entries()) leads[index] = Math.min(leads[index] ?? momentMs, momentMs)
  }
  if (format.kind === 'laps') return leads[format.laps - 1] ?? 0
  const first = leads.findIndex((leadMs) => leadMs >= format.duration_ms)
  return leads[first + format.laps] ?? 0
}
