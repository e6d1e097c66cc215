/** A transponder on this rider's bike from one moment (inclusive) to another (exclusive; null: still on). Epoch ms. */
export type TransponderLoan = { transponder: string; from_ms: number; to_ms: number | null }

/** A rider as a run knows one: who, in which class, with which plate and transponders, in which wave. */
export type RunEntry = {
  event_sign_up_id: string
  participant_id: string
  championship_class_id: string
  start_number: string
  wave: string | null
  /** Planned distance of the rider's wave to the start of the run; used until the wave's own start is recorded. */
  start_gap_ms: number
  transponders: readonly TransponderLoan[]
}
