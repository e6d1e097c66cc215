/** A generator of numbers in [0, 1) that a text seeds: the same text, the same numbers (mulberry32 on an FNV-1a hash). */
export function seededNoise(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of the items, the same one for the same seed. */
export function seededChoice<Item>(seed: string, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(seededNoise(seed)() * items.length)] ?? items[0]
}
