import { chakra, Flex } from '@chakra-ui/react'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import type { RunResultRow } from '#domain/results/result-words.ts'
import { Plate } from '#src/ui/plate.tsx'
import { SectionHeading } from '#src/ui/section-heading.tsx'
import { LapAxis } from './lap-axis.tsx'
import { LapChartLine } from './lap-chart-line.tsx'
import { type ChartLine, lapChartLines, lapCount, numbersTo } from './lap-chart-lines.ts'
import { RiderLapTable } from './rider-lap-table.tsx'

type LapChartProps = { rows: readonly RunResultRow[]; classes: readonly ClassPlate[]; followedId: string | null }

/** Height of one place, in rem: the plates at the right stand on their lines at any text size. */
const PLACE_HEIGHT = 2.5

/**
 * Places by lap: a line for each rider, the followed one in colour and on top, plates at the end. The drawing stretches
 * with the page while its lines keep their weight; figures and plates are text beside it.
 */
export function LapChart({ rows, classes, followedId }: LapChartProps) {
  const lines = lapChartLines(rows)
  const laps = lapCount(rows)
  if (lines.length < 2 || laps < 2) return null
  const height = `${lines.length * PLACE_HEIGHT}rem`
  const isFollowed = ({ row }: ChartLine) => row.participant_id === followedId
  const inOrder = [...lines.filter((line) => !isFollowed(line)), ...lines.filter(isFollowed)]
  return (
    <chakra.section aria-label="Lap chart" mt={{ base: '64px', lg: '88px' }} breakInside="avoid">
      <SectionHeading>Lap chart</SectionHeading>
      <chakra.figure display="grid" gridTemplateColumns="2rem minmax(0, 1fr) 4rem" m={0}>
        <Places count={lines.length} />
        <chakra.svg
          viewBox={`0 0 ${laps - 1} ${lines.length}`}
          preserveAspectRatio="none"
          width="100%"
          height={height}
          overflow="visible"
          role="img"
          aria-label={`Places after each of ${laps} laps, one line for each of ${lines.length} riders. The same as a table follows.`}
        >
          {numbersTo(laps).map((lap) => (
            <chakra.path
              key={lap}
              d={`M${lap - 1} 0V${lines.length}`}
              stroke="line"
              strokeWidth="1"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {inOrder.map((line) => (
            <LapChartLine key={line.row.event_sign_up_id} line={line} laps={laps} isFollowed={isFollowed(line)} />
          ))}
        </chakra.svg>
        <EndPlates lines={lines} classes={classes} />
        <span />
        <LapAxis laps={laps} />
      </chakra.figure>
      <RiderLapTable
        summary="Lap chart as a table"
        caption="Place after each lap"
        rows={lines.map(({ row }) => row)}
        laps={laps}
        cells={(row) => {
          const points = lines.find((line) => line.row === row)?.points ?? []
          return numbersTo(laps).map((lap) => points.find((point) => point.lap === lap)?.place ?? '')
        }}
      />
    </chakra.section>
  )
}

function Places({ count }: { count: number }) {
  return (
    <chakra.div aria-hidden>
      {numbersTo(count).map((place) => (
        <Flex key={place} height={`${PLACE_HEIGHT}rem`} align="center" textStyle="time" fontSize="1rem" color="text2">
          {place}
        </Flex>
      ))}
    </chakra.div>
  )
}

function EndPlates({ lines, classes }: { lines: readonly ChartLine[]; classes: readonly ClassPlate[] }) {
  const plates = new Map(classes.map((raceClass) => [raceClass.id, raceClass]))
  return (
    <chakra.div aria-hidden>
      {lines.map(({ row }) => {
        const plate = plates.get(row.championship_class_id)
        return (
          <Flex key={row.event_sign_up_id} height={`${PLACE_HEIGHT}rem`} align="center" justify="flex-end">
            <Plate
              number={row.start_number}
              plate_colour={plate?.plate_colour ?? '#ffffff'}
              figure_colour={plate?.figure_colour ?? '#14110e'}
              leader={row.red_plate}
              size="s"
              spoken={false}
            />
          </Flex>
        )
      })}
    </chakra.div>
  )
}
