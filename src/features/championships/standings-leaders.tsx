import { chakra } from '@chakra-ui/react'
import type { Standings, StandingsRow } from '#domain/championships/championship-words.ts'
import { formatCountedPoints, formatPoints } from '#domain/points/format-points.ts'
import { Plate } from '#src/ui/plate.tsx'

/** The first three as plates, the leader's red and largest. */
export function StandingsLeaders({ standings: { rows, championship_class } }: { standings: Standings }) {
  const leaders = rows.filter((row) => row.position !== null).slice(0, 3)
  if (leaders.length < 3) return null
  return (
    <chakra.ol
      listStyleType="none"
      p={0}
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', lg: '1.2fr 1fr 1fr' }}
      alignItems="end"
      gap={{ base: '20px 16px', lg: '32px' }}
      mt={{ base: '32px', lg: '52px' }}
      mb={{ base: '32px', lg: '44px' }}
      data-print="hide"
    >
      {leaders.map((row, index) => (
        <Leader key={row.participant_id} row={row} isFirst={index === 0} raceClass={championship_class} />
      ))}
    </chakra.ol>
  )
}

type LeaderProps = { row: StandingsRow; isFirst: boolean; raceClass: Standings['championship_class'] }

function Leader({ row, isFirst, raceClass }: LeaderProps) {
  const { plate_colour, figure_colour, name } = raceClass
  const place = row.red_plate ? 'Red plate holder' : `${formatCountedPoints(row.behind_leader)} behind`
  const plate = { number: row.start_number, plate_colour, figure_colour, raceClass: name, leader: row.red_plate }
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap={{ base: '12px', md: '22px' }}
      alignItems="center"
      gridColumn={isFirst ? { base: '1 / -1', lg: 'auto' } : undefined}
    >
      {isFirst ? <Plate {...plate} size="xl" /> : <SmallerPlate plate={plate} />}
      <chakra.div minWidth={0} css={isFirst ? undefined : { '@media (max-width: 960px)': { display: 'contents' } }}>
        <chakra.p textStyle={isFirst ? 'figureLarge' : 'h2'} lineHeight={0.9}>
          {formatPoints(row.points)}
        </chakra.p>
        <chakra.div gridColumn="1 / -1" mt="6px" lineHeight={1.35}>
          <p>{row.full_name}</p>
          <chakra.p textStyle="label" color="text2" lineHeight={1.35}>
            {place}
          </chakra.p>
        </chakra.div>
      </chakra.div>
    </chakra.li>
  )
}

/** Second and third: a step smaller on a phone, where they share a row. */
function SmallerPlate({ plate }: { plate: Parameters<typeof Plate>[0] }) {
  return <Plate {...plate} size="l" />
}
