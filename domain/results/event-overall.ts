import type { ResultRow } from '#domain/results/result-row.ts'
import type { ResultStatus } from '#domain/results/result-status.ts'

/** One rider's line in one counting run of a class. `points` as allocated. */
export type MotoLine = Pick<
  ResultRow,
  'event_sign_up_id' | 'participant_id' | 'start_number' | 'class_position' | 'class_rank' | 'status'
> & { points: number }

export type OverallMoto = { place: number | null; status: ResultStatus; points: number }

export type OverallRow = {
  event_sign_up_id: string
  participant_id: string
  start_number: string
  /** Null: started in none of the motos. Equals share a place. */
  position: number | null
  /** Points, or places added up, as the method says. */
  total: number
  /** Per moto in the order given; null: not entered in it. */
  motos: (OverallMoto | null)[]
  /** The place rests on the better last moto. */
  tie_broken: boolean
}

type Scored = OverallRow & { started: boolean; last_place: number }

/**
 * Overall result of an event's motos for one class, in the order they were run. `points_sum`: most points win; `places_sum`:
 * fewest places (Olympic). In both the better last moto breaks a tie, and who is equal then shares the place. By places a
 * DNF scores where it stands in the list; DNS, DSQ and a moto not entered score one more than there are riders.
 */
export function eventOverall(
  motos: readonly (readonly MotoLine[])[],
  method: 'points_sum' | 'places_sum',
): OverallRow[] {
  const riders = new Map<string, MotoLine>()
  for (const line of motos.flat()) if (!riders.has(line.event_sign_up_id)) riders.set(line.event_sign_up_id, line)
  const byRider = motos.map((lines) => new Map(lines.map((line) => [line.event_sign_up_id, line])))
  const behindAll = riders.size + 1
  const placeOf = (line: MotoLine | undefined): number => {
    if (!line || line.status === 'DNS' || line.status === 'DSQ') return line?.class_position ?? behindAll
    return line.class_position ?? line.class_rank
  }

  const scored = [...riders.values()].map((rider): Scored => {
    const lines = byRider.map((moto) => moto.get(rider.event_sign_up_id))
    const sum = (of: (line: MotoLine | undefined) => number) => lines.reduce((total, line) => total + of(line), 0)
    const points = Math.round(sum((line) => line?.points ?? 0) * 100) / 100
    return {
      event_sign_up_id: rider.event_sign_up_id,
      participant_id: rider.participant_id,
      start_number: rider.start_number,
      position: null,
      total: method === 'points_sum' ? points : sum(placeOf),
      motos: lines.map((line) =>
        line ? { place: line.class_position, status: line.status, points: line.points } : null,
      ),
      tie_broken: false,
      started: lines.some((line) => line !== undefined && line.status !== 'DNS'),
      last_place: placeOf(lines.at(-1)),
    }
  })
  const byTotal = (a: Scored, b: Scored) => (method === 'points_sum' ? b.total - a.total : a.total - b.total)
  const compare = (a: Scored, b: Scored) =>
    Number(b.started) - Number(a.started) || byTotal(a, b) || a.last_place - b.last_place
  scored.sort((a, b) => compare(a, b) || a.start_number.length - b.start_number.length || byText(a, b))

  return scored.map((row, index, all) => {
    const { started, last_place: _, ...line } = row
    const firstEqual = all.findIndex((other) => compare(other, row) === 0)
    const neighbours = [all[index - 1], all[index + 1]].flatMap((other) => (other?.started ? [other] : []))
    const broken = neighbours.some((other) => byTotal(other, row) === 0 && compare(other, row) !== 0)
    return { ...line, position: started ? firstEqual + 1 : null, tie_broken: started && broken }
  })
}

function byText(a: OverallRow, b: OverallRow): number {
  return a.start_number < b.start_number ? -1 : a.start_number > b.start_number ? 1 : 0
}
