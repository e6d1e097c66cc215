/** A class or ticket type: how many it takes (null: no limit of its own) and how many places are taken. */
export type PlacesOf = { capacity: number | null; taken: number }

/**
 * How many more may enter: the sum over the classes, never more than the event as a whole has left. Null: no limit. An
 * over-full class counts as 0, it does not take places from others.
 */
export function placesLeft(eventCapacity: number | null, parts: readonly PlacesOf[]): number | null {
  const inParts =
    parts.length === 0
      ? Number.POSITIVE_INFINITY
      : parts.reduce(
          (sum, { capacity, taken }) =>
            sum + (capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken)),
          0,
        )
  const taken = parts.reduce((sum, part) => sum + part.taken, 0)
  const inEvent = eventCapacity === null ? Number.POSITIVE_INFINITY : Math.max(0, eventCapacity - taken)
  const left = Math.min(inParts, inEvent)
  return Number.isFinite(left) ? left : null
}
