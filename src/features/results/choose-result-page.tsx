import { chakra } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { PageFrame } from '#src/app/page-frame.tsx'
import { eventQuery } from '#src/features/events/event-queries.ts'
import { QuietLink } from '#src/ui/quiet-link.tsx'
import { EventSidebar } from './event-sidebar.tsx'
import { runListQuery } from './result-queries.ts'
import { eventLineText } from './result-texts.ts'
import { useLiveEvent } from './use-live-event.ts'

/** Sidebar only: nothing is chosen yet. */
export function ChooseResultPage({ eventId, title }: { eventId: string; title: string }) {
  const { api } = useApp()
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId))
  const { data: runs } = useSuspenseQuery(runListQuery(api, eventId))
  useLiveEvent(
    event,
    runs.some((run) => run.is_live),
  )
  return (
    <PageFrame>
      <chakra.p textStyle="kicker" color="text2">
        <QuietLink to="/events/$eventID/results" params={{ eventID: eventId }}>
          {eventLineText(event)}
        </QuietLink>
      </chakra.p>
      <chakra.h1 textStyle="h1" mt="4px">
        {title}
      </chakra.h1>
      <chakra.div mt="36px" maxWidth="560px">
        <EventSidebar eventId={eventId} />
      </chakra.div>
    </PageFrame>
  )
}
