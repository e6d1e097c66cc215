/** One read of the line as it stands after all corrections. Moments are epoch milliseconds. */
export type LineRead = {
  id: string
  at_ms: number
  /** 0 transponder, 1 imported, 2 main manual, 3 backup: the smallest of a crossing is its official read. */
  priority: number
  precision: 'time' | 'order'
  event_sign_up_id: string | null
  number: string | null
  transponder: string | null
  /** A person said whose it is: the transponder is asked no more. */
  assigned: boolean
  /** Put in by hand for a crossing that nobody read. */
  estimated: boolean
  /** A person said that it is real, however early it looks. */
  confirmed: boolean
  uncertainty_ms: number | null
  /** The read that this one was merged into by hand. */
  merged_into: string | null
}

/** Reads in the order of the track; priority and id make the order total. */
export function compareReads(a: LineRead, b: LineRead): number {
  return a.at_ms - b.at_ms || a.priority - b.priority || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}
