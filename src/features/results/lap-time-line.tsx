import { chakra } from '@chakra-ui/react'
import type { RunResultRow } from '#domain/results/result-words.ts'
import { heightOf, type LapTimeScale } from './lap-time-scale.ts'

const Stroke = chakra('path', {
  base: {
    fill: 'none',
    stroke: 'chartRest',
    strokeWidth: '1.5px',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  variants: { isFollowed: { true: { stroke: 'chartFollowed', strokeWidth: '4px' } } },
})

const Group = chakra('g', { base: { '&:hover > path': { stroke: 'text' } } })

type LapTimeLineProps = { row: RunResultRow; scale: LapTimeScale; isFollowed: boolean }

/** One rider's lap times as a line; a lap without a time leaves a gap. */
export function LapTimeLine({ row, scale, isFollowed }: LapTimeLineProps) {
  const way = row.lap_ms.map((ms, lap) => {
    if (ms === null) return ''
    const joins = lap > 0 && row.lap_ms[lap - 1] !== null
    return `${joins ? 'L' : 'M'}${lap} ${(1 - heightOf(ms, scale)).toFixed(4)}${joins ? '' : 'h.0001'}`
  })
  return (
    <Group>
      <title>{`${row.start_number} ${row.full_name}`}</title>
      <Stroke d={way.join('')} isFollowed={isFollowed} />
    </Group>
  )
}
