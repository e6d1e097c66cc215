import { chakra } from '@chakra-ui/react'
import { ArrowRight } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import type { ChampionshipResults } from '#domain/championships/championship-words.ts'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import { formatPoints } from '#domain/points/format-points.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Plate } from '#src/ui/plate.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

type ClassLeadersProps = {
  championshipId: string
  raceClass: ClassPlate
  rows: ChampionshipResults['leaders'][number]['rows']
  followedId: string | null
}

/** Who leads a class, with the way to its season table. */
export function ClassLeaders({ championshipId, raceClass, rows, followedId }: ClassLeadersProps) {
  return (
    <chakra.section aria-label={raceClass.name} breakInside="avoid">
      <chakra.h3 textStyle="h3" pb="10px" borderBottom="2px solid {colors.ink}">
        {raceClass.name}
      </chakra.h3>
      {rows.length === 0 && (
        <chakra.p py="16px" color="text2" textStyle="small">
          Nobody has points yet. The first round decides.
        </chakra.p>
      )}
      <chakra.ol listStyleType="none" p={0}>
        {rows.map((row) => (
          <chakra.li
            key={row.participant_id}
            display="flex"
            alignItems="center"
            gap="14px"
            minHeight="58px"
            py="8px"
            borderBottom="1px solid {colors.line}"
            bg={row.participant_id === followedId ? 'soft' : undefined}
            boxShadow={
              row.participant_id === followedId
                ? '-12px 0 0 {colors.soft}, -17px 0 0 {colors.sky.400}, 12px 0 0 {colors.soft}'
                : undefined
            }
          >
            <chakra.span textStyle="figure" minWidth="24px">
              {row.position ?? '–'}
            </chakra.span>
            <Plate
              number={row.start_number}
              plate_colour={raceClass.plate_colour}
              figure_colour={raceClass.figure_colour}
              leader={row.position === 1 && row.points > 0}
              raceClass={raceClass.name}
            />
            <chakra.span flex="1" minWidth={0}>
              {row.full_name}
            </chakra.span>
            <chakra.span textStyle="figure">{formatPoints(row.points)}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.p mt="10px" textStyle="small">
        <TextLink
          to="/results/championships/$championshipID/championship-classes/$championshipClassID"
          params={{ championshipID: championshipId, championshipClassID: raceClass.id }}
        >
          {raceClass.name} standings
        </TextLink>{' '}
        <chakra.span color="link" display="inline-block" verticalAlign="-4px">
          <Icon of={ArrowRight} size={18} />
        </chakra.span>
      </chakra.p>
    </chakra.section>
  )
}
