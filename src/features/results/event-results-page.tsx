import { chakra, Flex } from '@chakra-ui/react'
import { ArrowRight } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { PageFrame } from '#src/app/page-frame.tsx'
import { eventQuery } from '#src/features/events/event-queries.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LiveBand } from '#src/ui/live-band.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { formatDay, formatDayRange } from '#src/ui/zoned-date.ts'
import { ClassMedals } from './class-medals.tsx'
import { EventSidebar } from './event-sidebar.tsx'
import { classPointsQuery, runListQuery } from './result-queries.ts'
import { eventLineText } from './result-texts.ts'
import { useLiveEvent } from './use-live-event.ts'

/** An event's results at a glance: the run that goes on, the first three of each class, the way to every table. */
export function EventResultsPage({ eventId }: { eventId: string }) {
  const { api } = useApp()
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId))
  const { data: runs } = useSuspenseQuery(runListQuery(api, eventId))
  const hasResults = runs.some((run) => run.state !== null)
  const points = useQueries({
    queries: hasResults ? event.classes.map(({ id }) => classPointsQuery(api, eventId, id)) : [],
  })
  const live = runs.find((run) => run.is_live)
  useLiveEvent(event, live !== undefined)
  const medals = points.flatMap(({ data }) => (data !== undefined && data.rows.length > 0 ? [data] : []))
  return (
    <PageFrame>
      <chakra.p textStyle="kicker" color="text2">
        {eventLineText(event)}, {formatDayRange(event.start_date_time, event.end_date_time, event.time_zone)}
      </chakra.p>
      <chakra.h1 textStyle="h1" mt="4px">
        Results
      </chakra.h1>
      <Flex wrap="wrap" gap="4px 24px" mt="20px">
        <TextLink to="/events/$eventID" params={{ eventID: eventId }}>
          About the event
        </TextLink>
        {event.championship !== null && (
          <TextLink to="/results/championships/$championshipID" params={{ championshipID: event.championship.id }}>
            {event.championship.name}
          </TextLink>
        )}
      </Flex>
      {live !== undefined && (
        <LiveBand
          badge={live.status === 'red_flagged' ? 'Red flag' : 'Live'}
          title={live.name}
          action={
            <LinkButton
              to="/events/$eventID/results/race-run/$raceRunID"
              params={{ eventID: eventId, raceRunID: live.id }}
              kind="primary"
              iconAfter={ArrowRight}
            >
              Follow live
            </LinkButton>
          }
        />
      )}
      <chakra.div
        display={{ base: 'flex', lg: 'grid' }}
        flexDirection="column"
        gridTemplateColumns="250px minmax(0, 1fr)"
        gap={{ lg: '48px', xl: '64px' }}
        mt={{ base: '32px', lg: '44px' }}
      >
        <chakra.div data-print="hide" order={{ base: 2, lg: 0 }} mt={{ base: '48px', lg: 0 }}>
          <EventSidebar eventId={eventId} />
        </chakra.div>
        <chakra.div minWidth={0}>
          {medals.length > 0 ? (
            <ClassMedals points={medals} />
          ) : (
            <EmptyState
              drawing={event.cancelled ? 'calendar' : 'flag'}
              title={event.cancelled ? 'This event was cancelled' : `No results for ${event.name} yet`}
            >
              {event.cancelled
                ? 'Nothing was raced, so there is nothing to show.'
                : `They appear here when the first run starts, on ${formatDay(event.start_date_time, event.time_zone)}.`}
            </EmptyState>
          )}
        </chakra.div>
      </chakra.div>
    </PageFrame>
  )
}
