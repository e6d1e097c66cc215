import { formatLapTime } from '#domain/core/lap-time.ts'
import type { RunResultRow } from '#domain/results/result-words.ts'
import { lapCount } from './lap-chart-lines.ts'
import { RiderLapTable } from './rider-lap-table.tsx'

/** Every lap of every rider in figures. */
export function LapSheet({ rows }: { rows: readonly RunResultRow[] }) {
  const ridden = rows.filter((row) => row.lap_ms.some((ms) => ms !== null))
  const laps = lapCount(ridden)
  if (laps === 0) return null
  return (
    <RiderLapTable
      summary="Lap by lap"
      caption="Time of each lap"
      rows={ridden}
      laps={laps}
      cells={(row) =>
        Array.from({ length: laps }, (_, lap) => {
          const ms = row.lap_ms[lap]
          const text = ms === null || ms === undefined ? '' : formatLapTime(ms)
          return lap + 1 === row.best_lap ? <strong key="best">{text}</strong> : text
        })
      }
    />
  )
}
