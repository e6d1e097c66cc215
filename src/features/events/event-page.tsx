import { chakra, Grid } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { EntryList } from './entry-list.tsx'
import { EventAbout, WhatToBring } from './event-about.tsx'
import { EventActionBar, EventActionBox } from './event-action-box.tsx'
import { EventClasses } from './event-classes.tsx'
import { EventHero } from './event-hero.tsx'
import { EventPictures } from './event-pictures.tsx'
import { EventPlace } from './event-place.tsx'
import { eventQuery } from './event-queries.ts'
import { EventTimetable } from './event-timetable.tsx'
import { TicketTypes } from './ticket-types.tsx'

type Props = { eventId: string; allEntries: boolean }

/** One event: what it is, who may enter, what it costs, when what happens, who comes, and the one thing to do now. */
export function EventPage({ eventId, allEntries }: Props) {
  const { api } = useApp()
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId))
  return (
    <>
      <EventHero event={event} />
      <Grid
        width="100%"
        maxWidth="1440px"
        mx="auto"
        px={{ base: '16px', md: '24px', xl: '96px' }}
        pt={{ base: '48px', lg: '64px' }}
        pb="32px"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px', xl: 'minmax(0, 1fr) 372px' }}
        gap={{ base: '56px', lg: '48px', xl: '80px' }}
        alignItems="start"
      >
        <chakra.div display="grid" gap={{ base: '56px', lg: '80px' }} minWidth={0}>
          {event.event_type === 'ticketed_event' ? <TicketTypes event={event} /> : <EventClasses event={event} />}
          <EventTimetable event={event} />
          <EventAbout event={event} />
          {event.event_type === 'race_event' && <EntryList event={event} showAll={allEntries} />}
          <WhatToBring event={event} />
          <EventPictures event={event} />
          <EventPlace event={event} />
        </chakra.div>
        <EventActionBox event={event} />
      </Grid>
      <EventActionBar event={event} />
    </>
  )
}
