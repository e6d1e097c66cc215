import type { RunResultRow } from '#domain/results/result-words.ts'

export type ChartPoint = { lap: number; place: number }

/** A rider's way through the places of a run. */
export type ChartLine = {
  row: RunResultRow
  /** Place in the list as it stands, from 1: where the plate stands at the right. */
  endPlace: number
  /** Place after each lap ridden, among the riders shown. A lap without a place leaves a gap. */
  points: ChartPoint[]
  /** Finished, or still rides: the line leads on to its plate. */
  leadsOn: boolean
}

/** Lines of everybody who rode a lap, in the order given. Places are counted among these rows: a class, or all. */
export function lapChartLines(rows: readonly RunResultRow[]): ChartLine[] {
  const shown = rows.filter((row) => row.lap_positions.some((position) => position !== null))
  const laps = lapCount(shown)
  const placesByLap = Array.from({ length: laps }, (_, lap) => placesAfter(shown, lap))
  return shown.map((row, index) => ({
    row,
    endPlace: index + 1,
    points: placesByLap.flatMap((places, lap) => {
      const place = places.get(row)
      return place === undefined ? [] : [{ lap: lap + 1, place }]
    }),
    leadsOn: row.status === 'finished' || row.racing,
  }))
}

/** Most laps that anybody rode. */
export function lapCount(rows: readonly Pick<RunResultRow, 'lap_positions'>[]): number {
  return Math.max(0, ...rows.map((row) => row.lap_positions.length))
}

/** Equal positions share a place, as in the run itself. */
function placesAfter(rows: readonly RunResultRow[], lap: number): Map<RunResultRow, number> {
  const placed = rows.flatMap((row) => {
    const position = row.lap_positions[lap]
    return position === null || position === undefined ? [] : [{ row, position }]
  })
  const places = new Map<RunResultRow, number>()
  for (const { row, position } of placed)
    places.set(row, 1 + placed.filter((other) => other.position < position).length)
  return places
}

/** Laps to write under a chart so that at most `most` labels stand there; always the first and the last. */
export function lapLabels(laps: number, most: number): number[] {
  if (laps <= 1) return laps === 1 ? [1] : []
  const step = Math.ceil((laps - 1) / Math.max(1, most - 1))
  const labels: number[] = []
  for (let lap = 1; lap <= laps - step * 0.75; lap += step) labels.push(lap)
  return [...labels, laps]
}

/** 1 to `count`. */
export function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
