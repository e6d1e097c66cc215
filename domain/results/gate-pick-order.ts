import type { Transfer } from '#domain/results/heat-transfer.ts'

/** What decides who chooses a gate first. */
export type GatePickSource =
  /** Qualifying: the better in its list first. */
  | { kind: 'qualifying'; rows: readonly { event_sign_up_id: string; rank: number }[] }
  /** Heats: all winners, then all seconds ..., equals by laps and time; LCQ riders after all of them. */
  | { kind: 'heat'; transfers: readonly Transfer[] }
  /** Standings before this event. */
  | { kind: 'standings'; positions: readonly { event_sign_up_id: string; position: number | null }[] }

const LAST = Number.POSITIVE_INFINITY

function keysOf(source: GatePickSource): Map<string, number[]> {
  if (source.kind === 'qualifying') return new Map(source.rows.map((row) => [row.event_sign_up_id, [row.rank]]))
  if (source.kind === 'standings') {
    return new Map(source.positions.map((line) => [line.event_sign_up_id, [line.position ?? LAST]]))
  }
  return new Map(
    source.transfers.map(({ row, heat, place }) => [
      row.event_sign_up_id,
      [heat === null ? 1 : 0, place, -row.laps, row.total_ms ?? LAST, heat ?? 0],
    ]),
  )
}

/** The riders of a run (event sign-up ids) in the order they pick gates; who is unknown to the source comes last, as given. */
export function gatePickOrder(riderIds: readonly string[], source: GatePickSource): string[] {
  const keys = keysOf(source)
  const compare = (a: string, b: string): number => {
    const [keyA, keyB] = [keys.get(a) ?? [LAST], keys.get(b) ?? [LAST]]
    for (const [index, value] of keyA.entries()) {
      const other = keyB[index] ?? LAST
      if (value !== other) return value < other ? -1 : 1
    }
    return 0
  }
  return [...riderIds].sort(compare)
}
