import { chakra } from '@chakra-ui/react'
import type { ChartLine, ChartPoint } from './lap-chart-lines.ts'

type LapChartLineProps = { line: ChartLine; laps: number; isFollowed: boolean }

const Stroke = chakra('path', {
  base: { fill: 'none', stroke: 'chartRest', strokeLinejoin: 'round', strokeLinecap: 'round', pointerEvents: 'none' },
  variants: { isFollowed: { true: { stroke: 'chartFollowed' } } },
})

/** Pointing near a line darkens it, so that one rider can be traced among thirty. */
const Group = chakra('g', {
  base: { '&:hover > path:not(:first-of-type)': { stroke: 'text' } },
})

/** One rider's line through the places, with a dot at its end and a thin lead to the plate where it ended earlier. */
export function LapChartLine({ line, laps, isFollowed }: LapChartLineProps) {
  const { row, points, endPlace, leadsOn } = line
  const last = points.at(-1)
  if (last === undefined) return null
  const way = wayThrough(points)
  const lead = leadsOn && last.lap < laps ? `M${xy(last)}L${laps - 1} ${endPlace - 0.5}` : null
  return (
    <Group>
      <title>{`${row.start_number} ${row.full_name}`}</title>
      <path d={way} fill="none" stroke="transparent" strokeWidth="14" vectorEffect="non-scaling-stroke" />
      {lead !== null && (
        <Stroke
          d={lead}
          isFollowed={isFollowed}
          strokeWidth="1.5"
          strokeDasharray="2 5"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <Stroke
        d={way}
        isFollowed={isFollowed}
        strokeWidth={isFollowed ? '5' : '2.5'}
        vectorEffect="non-scaling-stroke"
      />
      <Stroke
        d={dotAt(last)}
        isFollowed={isFollowed}
        strokeWidth={isFollowed ? '13' : '8'}
        vectorEffect="non-scaling-stroke"
      />
    </Group>
  )
}

/** Laps run from 0 at the left edge; a place's line lies in the middle of its row. */
function xy({ lap, place }: ChartPoint): string {
  return `${lap - 1} ${place - 0.5}`
}

function wayThrough(points: readonly ChartPoint[]): string {
  const steps = points.map((point, index) => {
    const before = points[index - 1]
    const joins = before !== undefined && before.lap === point.lap - 1
    return `${joins ? 'L' : 'M'}${xy(point)}`
  })
  return steps.join('')
}

/** A round cap on a line of no length: stays round however the drawing is stretched. */
function dotAt(point: ChartPoint): string {
  return `M${xy(point)}h.0001`
}
