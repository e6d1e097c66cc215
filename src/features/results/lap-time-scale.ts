/** The upright axis of a plot of lap times, milliseconds. `ticks` are evenly apart from `fromMs` to `toMs`. */
export type LapTimeScale = {
  fromMs: number
  toMs: number
  ticks: number[] /** Some laps were slower than `toMs`. */
  isCut: boolean
}

const STEPS_MS = [
  500, 1_000, 2_000, 5_000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000, 1_200_000, 3_600_000,
]
const MOST_TICKS = 7
/** A lap this much over the usual one is a fall or a stop; showing it in full would flatten all the others. */
const CUT = 1.5

/** Null when there is no time to show. */
export function lapTimeScale(timesMs: readonly number[]): LapTimeScale | null {
  if (timesMs.length === 0) return null
  const sorted = [...timesMs].sort((a, b) => a - b)
  const fastest = sorted[0] ?? 0
  const usual = sorted[Math.floor(sorted.length / 2)] ?? fastest
  const slowest = sorted.at(-1) ?? fastest
  const top = Math.min(slowest, usual * CUT)
  const step = STEPS_MS.find((ms) => ticksNeeded(fastest, top, ms) <= MOST_TICKS) ?? Math.ceil(top)
  const fromMs = Math.floor(fastest / step) * step
  const toMs = Math.max(Math.ceil(top / step) * step, fromMs + step)
  const count = Math.round((toMs - fromMs) / step)
  const ticks = Array.from({ length: count + 1 }, (_, index) => fromMs + index * step)
  return { fromMs, toMs, ticks, isCut: slowest > toMs }
}

function ticksNeeded(from: number, to: number, step: number): number {
  return Math.ceil(to / step) - Math.floor(from / step) + 1
}

/** How high a lap stands on the scale: 0 at the foot (fast), 1 at the top edge (slow, and whatever is slower still). */
export function heightOf(lapMs: number, { fromMs, toMs }: LapTimeScale): number {
  return Math.min(1, Math.max(0, (lapMs - fromMs) / (toMs - fromMs)))
}
