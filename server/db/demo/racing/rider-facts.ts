import type { TimingFact } from '#domain/timing/timing-fact.ts'
import { isoInstantOf } from '../local-time.ts'
import { riderOf } from '../riders/roster.ts'
import type { DemoDevice, factMaker } from './fact-maker.ts'
import type { Ride } from './ride.ts'
import { transponderOf } from './rider-transponder.ts'

/** A second read of the same crossing comes so much later. */
const DOUBLE_READ_MS = 2_300

export type RiddenMoment = { lap: number; at_ms: number }

type RiderFactsInput = {
  ride: Ride
  /** The rider's crossings as they happened. */
  moments: readonly RiddenMoment[]
  signUpId: string
  make: ReturnType<typeof factMaker>
  /** Distinguishes segments in names. */
  prefix: string
  hasBackup: boolean
}

/** What the line and the desk wrote down about one rider: reads, a second timekeeper's taps, corrections. */
export function riderFacts({ ride, moments, signUpId, make, prefix, hasBackup }: RiderFactsInput): TimingFact[] {
  const { number } = riderOf(ride.rider)
  const transponder = ride.borrowed_transponder ?? transponderOf(ride.rider)
  const typed = ride.typed === true || transponder === null
  const name = (lap: number, what: string) => `${prefix}${ride.rider}/${lap}/${what}`
  const passing = (lap: number, what: string, atMs: number, device: DemoDevice): TimingFact => ({
    ...make(name(lap, what), atMs + (device === 'decoder' ? 180 : 900), device),
    kind: 'passing',
    event_sign_up_id: null,
    number: device === 'decoder' ? null : number,
    source: device === 'decoder' ? 'transponder' : 'manual',
    backup: device === 'backup',
    at: isoInstantOf(atMs),
    clock: null,
    transponder: device === 'decoder' ? transponder : null,
    precision: 'time',
  })

  return moments.flatMap(({ lap, at_ms }): TimingFact[] => {
    if (lap === ride.missed_lap) {
      return [
        {
          ...make(name(lap, 'inserted'), at_ms + 95_000, 'desk'),
          kind: 'insert_lap',
          event_sign_up_id: signUpId,
          number: null,
          at: isoInstantOf(at_ms),
          reason: 'Not read at the line, seen by the marshal at the tyres',
        },
      ]
    }
    const read = passing(lap, 'read', at_ms, typed ? 'desk' : 'decoder')
    const facts = [read]
    if (lap === ride.double_read) facts.push(passing(lap, 'again', at_ms + DOUBLE_READ_MS, 'decoder'))
    if (hasBackup) facts.push(passing(lap, 'backup', at_ms + 40 + ((lap * 37) % 90), 'backup'))
    if (ride.borrowed_transponder !== undefined) {
      facts.push({
        ...make(name(lap, 'assigned'), at_ms + 20_000, 'desk'),
        kind: 'assign_number',
        target_id: read.id,
        event_sign_up_id: signUpId,
        number,
      })
    }
    return facts
  })
}
