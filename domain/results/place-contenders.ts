import { type Contender, compareContenders, compareForDisplay } from '#domain/results/contender.ts'

/** `rank` counts through the whole list; `position` only for who is placed. Equals share both (1, 1, 3). */
export type Placed = { contender: Contender; rank: number; position: number | null }

type Slot = { contender: Contender; base: number; moved: number; by_hand: number | null }

function sharesPlace(slot: Slot, before: Slot | undefined): boolean {
  if (!before) return false
  if (slot.by_hand !== null || before.by_hand !== null) return slot.by_hand === before.by_hand
  return slot.moved === 0 && before.moved === 0 && slot.base === before.base
}

/** Numbers a sorted list, equals sharing: 1, 1, 3. */
function ranksOf<Item>(sorted: readonly Item[], isEqual: (item: Item, before: Item) => boolean): number[] {
  const ranks: number[] = []
  for (const [index, item] of sorted.entries()) {
    const before = sorted[index - 1]
    ranks.push(before !== undefined && isEqual(item, before) ? (ranks[index - 1] ?? 1) : index + 1)
  }
  return ranks
}

/**
 * Places riders of one list (the run, or one class of it). Penalties of places move a rider behind whoever stands there;
 * a place set by hand wins over everything but a disqualification, also for a rider who did not finish.
 */
export function placeContenders(contenders: readonly Contender[], scope: 'overall' | 'class' | 'only_class'): Placed[] {
  const handPlace = ({ status, penalties }: Contender): number | null => {
    if (status === 'DSQ') return null
    if (scope === 'overall') return penalties.overall_place
    if (scope === 'class') return penalties.class_place
    return penalties.class_place ?? penalties.overall_place
  }
  const sorted = [...contenders].sort(compareForDisplay)
  const equal = (a: Contender, b: Contender) => compareContenders(a, b) === 0
  const bases = ranksOf(sorted, equal)
  const slots = sorted.map((contender, index): Slot => {
    const { plus_places } = contender.penalties
    return { contender, base: bases[index] ?? index + 1, moved: plus_places, by_hand: handPlace(contender) }
  })

  const placed = slots.filter(({ contender, by_hand }) => contender.status === 'finished' && by_hand === null)
  placed.sort((a, b) => a.base + a.moved - (b.base + b.moved) || Math.sign(a.moved) - Math.sign(b.moved))
  const byHand = slots.filter(({ by_hand }) => by_hand !== null)
  byHand.sort((a, b) => (a.by_hand ?? 0) - (b.by_hand ?? 0))
  let inserted = 0
  for (const slot of byHand) {
    const before = byHand[inserted - 1]
    // Two riders put on one place share it: the second goes right behind the first.
    const shared = before !== undefined && before.by_hand === slot.by_hand ? 1 : 0
    placed.splice(Math.min((slot.by_hand ?? 1) - 1 + shared, placed.length), 0, slot)
    inserted += 1
  }
  const positions = ranksOf(placed, sharesPlace)
  const unplaced = slots.filter(({ contender, by_hand }) => contender.status !== 'finished' && by_hand === null)
  const ranks = ranksOf(unplaced, (slot, before) => equal(slot.contender, before.contender))
  return [
    ...placed.map(({ contender }, index) => {
      const position = positions[index] ?? index + 1
      return { contender, rank: position, position }
    }),
    ...unplaced.map(({ contender }, index) => {
      return { contender, rank: placed.length + (ranks[index] ?? index + 1), position: null }
    }),
  ]
}
