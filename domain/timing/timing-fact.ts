import * as z from 'zod/mini'
import { id } from '#domain/core/id.ts'
import { instant } from '#domain/core/instant.ts'
import { penaltyEffect, penaltyReason } from '#domain/timing/penalty.ts'
import { runFormat } from '#domain/timing/run-rules.ts'

/** A start number exactly as on the plate: `00`, `7` and `007` are three plates. */
export const startNumber = z.string().check(z.minLength(1), z.maxLength(6))
export const transponderNumber = z.string().check(z.minLength(1), z.maxLength(32))
const reason = z.nullable(z.string().check(z.maxLength(300)))

/** The raw clock of the device that saw it; never rewritten. `monotonic_ms` restarts with every `boot_id`. */
export const rawClock = z.strictObject({
  wall_ms: z.int(),
  monotonic_ms: z.nullable(z.number()),
  boot_id: z.nullable(z.string().check(z.maxLength(64))),
  /** Server time minus wall time as known at that moment, and half of the round trip it was known by. */
  offset_ms: z.nullable(z.number()),
  uncertainty_ms: z.nullable(z.number().check(z.gte(0))),
  /** The decoder's own text for the time, when a decoder saw it. */
  text: z.nullable(z.string().check(z.maxLength(64))),
})
export type RawClock = z.infer<typeof rawClock>

/** Every fact: made by whoever saw it (UUIDv7), appended, never changed. `recorded_at` orders competing corrections. */
const base = {
  id,
  race_run_id: id,
  recorded_at: instant,
  actor_id: z.nullable(id),
  device_id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Counts up per device; may begin at 0 again after a reinstallation, so it is never used as a key. */
  seq: z.int().check(z.gte(0)),
}
/** Who crossed. A tile knows its entry; a typed number or a transponder is looked up when results are derived. */
const who = { event_sign_up_id: z.nullable(id), number: z.nullable(startNumber) }
const target = { target_id: id }

export const startFact = z.strictObject({
  ...base,
  kind: z.literal('start'),
  at: instant,
  /** Null starts the whole run. */
  wave: z.nullable(z.string().check(z.maxLength(40))),
})
export const passingFact = z.strictObject({
  ...base,
  ...who,
  kind: z.literal('passing'),
  source: z.enum(['manual', 'transponder', 'import']),
  /** A second timekeeper's or a second loop's read: evidence while the main source has one. */
  backup: z.boolean(),
  at: instant,
  clock: z.nullable(rawClock),
  transponder: z.nullable(transponderNumber),
  /** `order`: only good for who came before whom, not for times. */
  precision: z.enum(['time', 'order']),
})
export type PassingFact = z.infer<typeof passingFact>

const part = z.strictObject({ ...who, id, at: instant })

export const timingFact = z.discriminatedUnion('kind', [
  startFact,
  passingFact,
  z.strictObject({ ...base, ...target, ...who, kind: z.literal('assign_number') }),
  z.strictObject({ ...base, ...target, kind: z.literal('correct_time'), at: instant, reason }),
  /** Takes any fact out of force (a false start, a typing error, a penalty, a correction); `restore` puts it back. */
  z.strictObject({ ...base, ...target, kind: z.literal('void'), reason }),
  z.strictObject({ ...base, ...target, kind: z.literal('restore'), reason }),
  /** The passing is real although it looks too early: it counts. */
  z.strictObject({ ...base, ...target, kind: z.literal('confirm') }),
  /** One tap was several riders. The parts have ids of their own and can be corrected like passings. */
  z.strictObject({ ...base, ...target, kind: z.literal('split'), parts: z.array(part).check(z.minLength(1)) }),
  /** Several passings were one crossing: the target's time stands, the others stay as evidence. */
  z.strictObject({ ...base, ...target, kind: z.literal('merge'), other_ids: z.array(id).check(z.minLength(1)) }),
  /** A crossing that nobody read, put in by hand; marked estimated for ever. */
  z.strictObject({ ...base, ...who, kind: z.literal('insert_lap'), at: instant, reason }),
  z.strictObject({ ...base, kind: z.literal('red_flag'), at: instant, reason }),
  /** Begins a new segment. `carry`: laps and times before the red flag count on; else they are annulled. */
  z.strictObject({
    ...base,
    kind: z.literal('restart'),
    at: instant,
    carry: z.boolean(),
    /** The distance of this segment, null: what was left of the run's own. */
    format: z.nullable(runFormat),
  }),
  z.strictObject({ ...base, kind: z.literal('yellow_flag'), at: instant, reason }),
  z.strictObject({ ...base, kind: z.literal('clear'), at: instant }),
  /** The chequered flag was shown by hand; wins over the format. */
  z.strictObject({ ...base, kind: z.literal('finish_flag'), at: instant }),
  /** The line is closed: whoever has not come is not coming. */
  z.strictObject({ ...base, kind: z.literal('close'), at: instant }),
  z.strictObject({
    ...base,
    kind: z.literal('penalty'),
    event_sign_up_id: id,
    effect: penaltyEffect,
    reason: penaltyReason,
  }),
])
export type TimingFact = z.infer<typeof timingFact>
export type FactOf<Kind extends TimingFact['kind']> = Extract<TimingFact, { kind: Kind }>
