import { chakra } from '@chakra-ui/react'
import type { EventDetails } from '#domain/events/event-words.ts'
import { Picture } from '#src/ui/picture.tsx'
import { SectionHeading } from '#src/ui/section-heading.tsx'

/** The event's pictures beyond the one at its head. */
export function EventPictures({ event }: { event: EventDetails }) {
  const pictures = event.gallery?.image_set.slice(1) ?? []
  if (pictures.length === 0) return null
  return (
    <section aria-labelledby="pictures">
      <SectionHeading id="pictures">Pictures</SectionHeading>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap={{ base: '12px', md: '24px' }}
        listStyleType="none"
        p={0}
      >
        {pictures.map((picture) => (
          <li key={picture.image}>
            <Picture {...picture} aspectRatio="4 / 3" />
          </li>
        ))}
      </chakra.ul>
    </section>
  )
}
