import { chakra } from '@chakra-ui/react'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import { Plate } from '#src/ui/plate.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

/** The classes of an event as small plates with their short labels; the names are read out. */
export function ClassPlates({ classes }: { classes: readonly ClassPlate[] }) {
  if (classes.length === 0) return null
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="5px" listStyleType="none" p={0} aria-label="Classes">
      {classes.map((raceClass) => (
        <chakra.li key={raceClass.id} display="flex" title={raceClass.name}>
          <ShortPlate raceClass={raceClass} size="s" />
          <VisuallyHidden>{raceClass.name}</VisuallyHidden>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** A class's plate without a rider: its short label in its colours. The name stands beside it or is read out. */
export function ShortPlate({ raceClass, size = 'm' }: { raceClass: ClassPlate; size?: 's' | 'm' }) {
  return (
    <Plate
      number={raceClass.short_label}
      plate_colour={raceClass.plate_colour}
      figure_colour={raceClass.figure_colour}
      size={size}
      spoken={false}
    />
  )
}
