import { chakra, Flex } from '@chakra-ui/react'
import { formatLapTime } from '#domain/core/lap-time.ts'
import type { RunResultRow } from '#domain/results/result-words.ts'
import { SectionHeading } from '#src/ui/section-heading.tsx'
import { LapAxis } from './lap-axis.tsx'
import { lapCount } from './lap-chart-lines.ts'
import { LapSheet } from './lap-sheet.tsx'
import { LapTimeLine } from './lap-time-line.tsx'
import { lapTimeScale } from './lap-time-scale.ts'

type LapTimePlotProps = { rows: readonly RunResultRow[]; followedId: string | null }

/** How fast each lap was: a thin line for each rider, the followed one in colour. The figures follow as a table. */
export function LapTimePlot({ rows, followedId }: LapTimePlotProps) {
  const laps = lapCount(rows)
  const scale = lapTimeScale(rows.flatMap((row) => row.lap_ms.flatMap((ms) => ms ?? [])))
  if (scale === null) return null
  const inOrder = [...rows].sort(
    (a, b) => Number(a.participant_id === followedId) - Number(b.participant_id === followedId),
  )
  return (
    <chakra.section aria-label="Lap times" mt={{ base: '64px', lg: '88px' }} breakInside="avoid">
      <SectionHeading>Lap times</SectionHeading>
      {laps > 1 && (
        <chakra.figure display="grid" gridTemplateColumns="4rem minmax(0, 1fr)" m={0} pr="12px">
          <TimeAxis ticks={scale.ticks} />
          <chakra.svg
            viewBox={`0 0 ${laps - 1} 1`}
            preserveAspectRatio="none"
            width="100%"
            height={HEIGHT}
            overflow="visible"
            role="img"
            aria-label={`Times of ${laps} laps of ${rows.length} riders. The same as a table follows.`}
          >
            {scale.ticks.map((ms, index) => (
              <chakra.path
                key={ms}
                d={`M0 ${index / (scale.ticks.length - 1)}H${laps - 1}`}
                stroke="line"
                strokeWidth="1"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {inOrder.map((row) => (
              <LapTimeLine
                key={row.event_sign_up_id}
                row={row}
                scale={scale}
                isFollowed={row.participant_id === followedId}
              />
            ))}
          </chakra.svg>
          <span />
          <LapAxis laps={laps} />
          {scale.isCut && (
            <chakra.figcaption gridColumn="2" textStyle="small" color="text2" mt="8px">
              Laps slower than {formatLapTime(scale.toMs, 0)} lie on the top line.
            </chakra.figcaption>
          )}
        </chakra.figure>
      )}
      <LapSheet rows={rows} />
    </chakra.section>
  )
}

const HEIGHT = { base: '14rem', md: '20rem' }

/** The slowest time on top; labels stand on their lines. */
function TimeAxis({ ticks }: { ticks: readonly number[] }) {
  return (
    <Flex direction="column-reverse" justify="space-between" height={HEIGHT} aria-hidden>
      {ticks.map((ms) => (
        <Flex key={ms} height="0" align="center" textStyle="time" fontSize="1rem" color="text2">
          {formatTick(ms)}
        </Flex>
      ))}
    </Flex>
  )
}

/** `0:55`, `1:10`, and with a tenth where the scale is that fine: minutes always, so that labels can be compared. */
function formatTick(ms: number): string {
  const text = formatLapTime(ms, ms % 1000 === 0 ? 0 : 1)
  return ms < 60_000 ? `0:${text.padStart(ms % 1000 === 0 ? 2 : 4, '0')}` : text
}
