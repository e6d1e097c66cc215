import type { ResultRow } from '#domain/results/result-row.ts'

export type HeatRow = Pick<ResultRow, 'event_sign_up_id' | 'position' | 'rank' | 'status' | 'laps' | 'total_ms'>

export type HeatTransferInput = {
  heats: readonly (readonly HeatRow[])[]
  /** The top so many of each heat go straight to the final. */
  direct_per_heat: number
  /** The last chance race; null until it is run. */
  lcq: readonly HeatRow[] | null
  /** At most so many come through it; never more than the gate has room for. */
  lcq_places: number
  gate_size: number
}

/** How a rider came into the final. `heat` counts from 0; null: through the LCQ. */
export type Transfer = { row: HeatRow; heat: number | null; place: number }

export type HeatTransfer = {
  final: Transfer[]
  /** Who goes to the LCQ, better riders first. */
  lcq: HeatRow[]
  /** After the LCQ: who stays out, best first, so that the list serves as reserves. */
  reserves: HeatRow[]
  /** Shared places brought more riders than the gate has room for: somebody must decide. */
  over_full: boolean
}

/**
 * The top N of each heat go to the final, everybody else except the disqualified to the LCQ, whose top M fill the gate. Who
 * shares the last place that goes through, goes through.
 */
export function heatTransfer(input: HeatTransferInput): HeatTransfer {
  const direct = input.heats.flatMap((rows, heat) => through(rows, input.direct_per_heat, heat))
  const gone = new Set(direct.map(({ row }) => row.event_sign_up_id))
  const rest = input.heats.flat().filter((row) => row.status !== 'DSQ' && !gone.has(row.event_sign_up_id))
  rest.sort((a, b) => a.rank - b.rank || b.laps - a.laps || (a.total_ms ?? 0) - (b.total_ms ?? 0))

  const room = Math.max(0, Math.min(input.lcq_places, input.gate_size - direct.length))
  const lastChance = input.lcq ? through(input.lcq, room, null) : []
  const final = [...direct, ...lastChance]
  const inFinal = new Set(final.map(({ row }) => row.event_sign_up_id))
  const reserves = (input.lcq ?? []).filter((row) => row.position !== null && !inFinal.has(row.event_sign_up_id))
  reserves.sort((a, b) => a.rank - b.rank)
  return { final, lcq: rest, reserves, over_full: final.length > input.gate_size }
}

function through(rows: readonly HeatRow[], top: number, heat: number | null): Transfer[] {
  return rows.flatMap((row) =>
    row.position !== null && row.position <= top ? [{ row, heat, place: row.position }] : [],
  )
}
