import * as z from 'zod/mini'
import type { SyncKinds } from '#domain/sync/bring-up-to-date.ts'
import { indemnityLane, timingLane } from '#domain/sync/sync-lane.ts'
import type { NewCapture } from '#src/offline/outbox/open-outbox.ts'

const lap = z.looseObject({ number: z.string() })

/** A kind in its third version: a number, once called `plate`, once `start_number`. */
export const kindsNow: SyncKinds = {
  lap: {
    version: 3,
    payload: lap,
    upcasts: {
      1: (old) => {
        const { plate, ...rest } = z.looseObject({ plate: z.string() }).parse(old)
        return { ...rest, start_number: plate }
      },
      2: (old) => {
        const { start_number, ...rest } = z.looseObject({ start_number: z.string() }).parse(old)
        return { ...rest, number: start_number }
      },
    },
  },
}
/** What an app two versions old knows. */
export const kindsThen: SyncKinds = { lap: { version: 1, payload: z.looseObject({ plate: z.string() }), upcasts: {} } }

export const runId = '018f2f3e-7c00-7000-8000-000000000001'
export const ownerId = '018f2f3e-7c00-7000-8000-00000000000a'
export const otherId = '018f2f3e-7c00-7000-8000-00000000000b'

const clock = null
const stamps: NewCapture['stamps'] = ['id', 'seq', 'device_id']

/** A lap of this plate, as the app of these kinds captures it. */
export function lapOf(plate: string, kinds: SyncKinds = kindsNow): NewCapture {
  const version = kinds.lap?.version ?? 0
  const payload = version === 1 ? { plate } : { number: plate }
  return { lane: timingLane(runId), kind: 'lap', version, payload, stamps, clock }
}

/** The same in a lane that halts behind a refusal. */
export function waiverOf(plate: string, lane = 'rider-1'): NewCapture {
  return { ...lapOf(plate), lane: indemnityLane(lane) }
}
