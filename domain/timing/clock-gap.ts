/** A crossing's moment and how sure it is. `clock_id`: device and boot, null when unknown. */
export type UncertainMoment = { at_ms: number; uncertainty_ms: number | null; clock_id: string | null }

/**
 * A gap smaller than the two uncertainties together is too close to call. Two moments of one device in one boot are
 * compared by one clock, whose offset to the server moves both alike: they are as close as they look. An unknown
 * uncertainty counts as none here; that clock is flagged by itself.
 */
export function isTooCloseToCall(a: UncertainMoment, b: UncertainMoment): boolean {
  if (a.clock_id !== null && a.clock_id === b.clock_id) return false
  const together = (a.uncertainty_ms ?? 0) + (b.uncertainty_ms ?? 0)
  return Math.abs(a.at_ms - b.at_ms) < together
}
