import type { RunFormat } from '#domain/timing/run-rules.ts'
import type { Incidents, Ride } from '../racing/ride.ts'
import { seededNoise } from '../seeded-noise.ts'

/** A final as authored. */
export type FinalScript = {
  /** What the winner does. */
  laps: number
  lap_ms: number
  format: RunFormat
  /** Keys of the riders as they cross the line, the winner first; who does not finish stands where the pace would put them. */
  order: string
  /** Seconds behind the winner where it matters; the others follow at believable distances. */
  gaps?: Readonly<Record<string, number>>
  /** Riders who are known by an earlier lap: laps and race time in ms. They may stand anywhere in the order. */
  known?: Readonly<Record<string, readonly [laps: number, raceMs: number]>>
  incidents?: Readonly<Record<string, Incidents>>
}

/** The keys of a list such as `dvorak kowalska`. */
export function keysOf(list: string): string[] {
  return list.split(/\s+/).filter((key) => key !== '')
}

/**
 * The rides that make the authored order. Distances grow towards the end of the field. Who is more than a lap down is
 * given the time of his own last lap, so that the order among the lapped holds as well.
 */
export function ridesOf(script: FinalScript, seed: string): Ride[] {
  const next = seededNoise(`gaps/${seed}`)
  const winnerMs = Math.round(script.laps * script.lap_ms + next() * 900)
  let gapMs = 0
  return keysOf(script.order).map((rider, index): Ride => {
    const authored = script.gaps?.[rider]
    const step = index === 0 ? 0 : 900 + next() * 3_200 + index * 260
    gapMs = authored === undefined ? Math.round(gapMs + step) : Math.round(authored * 1000)
    const incidents = { gate: gateOf(index, next()), ...script.incidents?.[rider] }
    const known = script.known?.[rider]
    if (known) return { rider, laps: known[0], race_ms: known[1], ...incidents }
    const down = Math.floor(gapMs / script.lap_ms)
    const laps = Math.max(1, script.laps - down)
    return { rider, laps, race_ms: winnerMs + gapMs - down * Math.round(script.lap_ms), ...incidents }
  })
}

/** Near the place of the finish, a few better or worse off the gate. */
function gateOf(index: number, chance: number): number {
  return Math.max(1, index + 1 + Math.round((chance - 0.5) * 6))
}
