import { chakra, Flex } from '@chakra-ui/react'
import { formatCountedPoints } from '#domain/points/format-points.ts'
import type { ClassPoints } from '#domain/results/result-words.ts'
import { Plate } from '#src/ui/plate.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** The first three of each class at an event: they win the medals. */
export function ClassMedals({ points }: { points: readonly ClassPoints[] }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
      gap={{ base: '40px', md: '48px 64px' }}
    >
      {points.map((one) => (
        <ClassPodium key={one.championship_class.id} points={one} />
      ))}
    </chakra.div>
  )
}

const stateWords = { live: 'as it stands', provisional: 'provisional', official: null } as const

function ClassPodium({ points: { event, championship_class: raceClass, rows, state } }: { points: ClassPoints }) {
  const words = stateWords[state]
  return (
    <chakra.section aria-label={raceClass.name} breakInside="avoid">
      <Flex
        wrap="wrap"
        align="baseline"
        justify="space-between"
        gap="12px"
        pb="10px"
        borderBottom="2px solid {colors.ink}"
      >
        <chakra.h2 textStyle="h3">{raceClass.name}</chakra.h2>
        {words !== null && (
          <chakra.span textStyle="label" color="text2">
            {words}
          </chakra.span>
        )}
      </Flex>
      <chakra.ol listStyleType="none" p={0}>
        {rows.slice(0, 3).map((row) => (
          <chakra.li
            key={row.participant_id}
            display="flex"
            alignItems="center"
            gap="16px"
            minHeight="58px"
            py="8px"
            borderBottom="1px solid {colors.line}"
          >
            <chakra.span textStyle="figure" minWidth="24px">
              {row.position ?? '–'}
            </chakra.span>
            <Plate
              number={row.start_number}
              plate_colour={raceClass.plate_colour}
              figure_colour={raceClass.figure_colour}
              leader={row.red_plate}
            />
            <chakra.span flex="1" minWidth={0}>
              {row.full_name}
            </chakra.span>
            <chakra.span textStyle="time" textAlign="right">
              {formatCountedPoints(row.points)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.p mt="12px" textStyle="small">
        <TextLink
          to="/events/$eventID/results/championship-class/$championshipClassID"
          params={{ eventID: event.id, championshipClassID: raceClass.id }}
        >
          All {raceClass.name} points
        </TextLink>
      </chakra.p>
    </chakra.section>
  )
}
