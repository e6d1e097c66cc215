import { chakra } from '@chakra-ui/react'
import type { EventDetails } from '#domain/events/event-words.ts'
import { SectionHeading } from '#src/ui/section-heading.tsx'

/** The event in the organiser's words. */
export function EventAbout({ event }: { event: EventDetails }) {
  if (event.description.length === 0) return null
  return (
    <section aria-labelledby="about">
      <SectionHeading id="about">About this event</SectionHeading>
      <chakra.div display="grid" gap="14px" maxWidth="70ch">
        {event.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </chakra.div>
    </section>
  )
}

/** What to pack, whatever the weather. */
export function WhatToBring({ event }: { event: EventDetails }) {
  if (event.bring.length === 0) return null
  return (
    <section aria-labelledby="bring">
      <SectionHeading id="bring">Bring with you</SectionHeading>
      {event.bring.length === 1 ? (
        <chakra.p maxWidth="70ch">{event.bring[0]}</chakra.p>
      ) : (
        <chakra.ul pl="20px" listStyleType="disc" display="grid" gap="8px" maxWidth="70ch">
          {event.bring.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </chakra.ul>
      )}
    </section>
  )
}
