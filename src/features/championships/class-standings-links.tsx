import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import { Plate } from '#src/ui/plate.tsx'

const ClassAnchor = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '12px',
      minHeight: '48px',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  }),
)

/** The season tables of a championship by class. */
export function ClassStandingsLinks({
  championshipId,
  classes,
}: {
  championshipId: string
  classes: readonly ClassPlate[]
}) {
  return (
    <chakra.ul listStyleType="none" p={0} display="grid" gridTemplateColumns="repeat(auto-fill, minmax(160px, 1fr))">
      {classes.map((raceClass) => (
        <li key={raceClass.id}>
          <ClassAnchor
            to="/results/championships/$championshipID/championship-classes/$championshipClassID"
            params={{ championshipID: championshipId, championshipClassID: raceClass.id }}
          >
            <Plate
              number={raceClass.short_label}
              plate_colour={raceClass.plate_colour}
              figure_colour={raceClass.figure_colour}
              spoken={false}
            />
            {raceClass.name}
          </ClassAnchor>
        </li>
      ))}
    </chakra.ul>
  )
}
