import { chakra } from '@chakra-ui/react'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import { Plate } from '#src/ui/plate.tsx'
import { SideLink } from './run-links.tsx'

/** The classes of an event, each leading to its points there. */
export function ClassLinks({ eventId, classes }: { eventId: string; classes: readonly ClassPlate[] }) {
  return (
    <chakra.ul listStyleType="none" p={0} textStyle="small">
      {classes.map((raceClass) => (
        <li key={raceClass.id}>
          <SideLink
            to="/events/$eventID/results/championship-class/$championshipClassID"
            params={{ eventID: eventId, championshipClassID: raceClass.id }}
          >
            <Plate
              number={raceClass.short_label}
              plate_colour={raceClass.plate_colour}
              figure_colour={raceClass.figure_colour}
              size="s"
              spoken={false}
            />
            {raceClass.name}
          </SideLink>
        </li>
      ))}
    </chakra.ul>
  )
}
