/** One question for the time: the device's wall clock before and after, and what the server said in between. Epoch ms. */
export type ClockProbe = { sent_ms: number; received_ms: number; server_ms: number }

/** Server time minus the device's wall clock, and by how much that may be wrong either way. Milliseconds. */
export type ClockOffset = { offset_ms: number; uncertainty_ms: number }

/** Fewer answers than this say too little about the quickest way there and back. */
export const fewestProbes = 8

/**
 * The offset by the probe with the shortest round trip: whichever way the delay was spread over there and back, the true
 * offset is within half of it. Null with fewer than eight usable probes; one whose clock ran backwards is not usable.
 */
export function offsetFromProbes(probes: readonly ClockProbe[]): ClockOffset | null {
  const usable = probes.filter((probe) => probe.received_ms >= probe.sent_ms)
  if (usable.length < fewestProbes) return null
  const [first, ...others] = usable
  if (first === undefined) return null
  const roundTrip = (probe: ClockProbe) => probe.received_ms - probe.sent_ms
  const best = others.reduce((least, probe) => (roundTrip(probe) < roundTrip(least) ? probe : least), first)
  return {
    offset_ms: best.server_ms - (best.sent_ms + best.received_ms) / 2,
    uncertainty_ms: roundTrip(best) / 2,
  }
}
