import type { FactOf, TimingFact } from '#domain/timing/timing-fact.ts'

type Act = FactOf<'void'> | FactOf<'restore'>

export type FactsInForce = {
  /** Each fact once, in recorded order, without voided ones and without the voids and restores themselves. */
  standing: TimingFact[]
  /** Also answers for the parts of a split, which are no facts of their own. */
  stands: (id: string) => boolean
}

/** Orders facts by when they were recorded; the id decides between equals, so that the order is total. */
export function compareFacts(a: TimingFact, b: TimingFact): number {
  if (a.recorded_at !== b.recorded_at) return a.recorded_at < b.recorded_at ? -1 : 1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

/**
 * Sorts out what was voided and restored. The last void or restore of a fact decides. A void can itself be voided, but
 * only by a later one, so that the question always ends and the order of arrival never matters.
 */
export function factsInForce(facts: Iterable<TimingFact>): FactsInForce {
  const byId = new Map<string, TimingFact>()
  for (const fact of facts) if (!byId.has(fact.id)) byId.set(fact.id, fact)
  const sorted = [...byId.values()].sort(compareFacts)

  const actsOn = new Map<string, Act[]>()
  for (const fact of sorted) {
    if (fact.kind !== 'void' && fact.kind !== 'restore') continue
    const acts = actsOn.get(fact.target_id)
    if (acts) acts.push(fact)
    else actsOn.set(fact.target_id, [fact])
  }

  const known = new Map<string, boolean>()
  const actStands = (act: Act): boolean => {
    const before = known.get(act.id)
    if (before !== undefined) return before
    const later = (actsOn.get(act.id) ?? []).filter((other) => compareFacts(other, act) > 0)
    const answer = later.findLast(actStands)?.kind !== 'void'
    known.set(act.id, answer)
    return answer
  }
  const stands = (id: string) => actsOn.get(id)?.findLast(actStands)?.kind !== 'void'

  const standing = sorted.filter((fact) => fact.kind !== 'void' && fact.kind !== 'restore' && stands(fact.id))
  return { standing, stands }
}
