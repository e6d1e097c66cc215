const DAY_MS = 86_400_000

/**
 * The moment (epoch ms) that a decoder means which says only a local time of day. `nearMs` is when its record came in: of all
 * days, and of all offsets that are in question (two in the night when the clocks change), the nearest moment is meant. So
 * midnight inside a run and a decoder that shows local time are both harmless.
 */
export function instantFromTimeOfDay(timeOfDayMs: number, utcOffsetsMs: readonly number[], nearMs: number): number {
  const candidates = utcOffsetsMs.map((offsetMs) => {
    const onDayZeroMs = timeOfDayMs - offsetMs
    return onDayZeroMs + Math.round((nearMs - onDayZeroMs) / DAY_MS) * DAY_MS
  })
  const [first = nearMs, ...others] = candidates
  return others.reduce((best, one) => (Math.abs(one - nearMs) < Math.abs(best - nearMs) ? one : best), first)
}
