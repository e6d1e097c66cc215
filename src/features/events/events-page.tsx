import { chakra, Flex } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { PageFrame } from '#src/app/page-frame.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { PageLinks } from '#src/ui/page-links.tsx'
import { SegmentedLinks, SegmentLink } from '#src/ui/segmented-links.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { EventCardView } from './event-card-view.tsx'
import { EventFilters } from './event-filters.tsx'
import { eventsQuery } from './event-queries.ts'
import { EVENTS_PER_PAGE, type EventsSearch, eventsCallQuery, isNarrowed } from './events-search.ts'

/** All events, what comes and what was, narrowed by the filters in the address. */
export function EventsPage({ search }: { search: EventsSearch }) {
  const { api } = useApp()
  const { data } = useSuspenseQuery(eventsQuery(api, eventsCallQuery(search)))
  const page = search.page ?? 1
  const { page: _page, ...filters } = search
  return (
    <PageFrame>
      <Flex wrap="wrap" align="flex-end" justify="space-between" gap="20px">
        <chakra.h1 textStyle="h1">Events</chakra.h1>
        <SegmentedLinks label="Upcoming or past">
          <SegmentLink
            to="/events"
            search={{ ...filters, when: undefined }}
            aria-current={current(search.when === undefined)}
          >
            Upcoming
          </SegmentLink>
          <SegmentLink
            to="/events"
            search={{ ...filters, when: 'past' }}
            aria-current={current(search.when === 'past')}
          >
            Past
          </SegmentLink>
        </SegmentedLinks>
      </Flex>
      <EventFilters search={search} />
      <chakra.h2 textStyle="kicker" pt="14px" borderTop="2px solid {colors.ink}" mb="24px" aria-live="polite">
        {countWords(data.count, search)}
      </chakra.h2>
      {data.results.length === 0 ? (
        <NoEvents search={search} />
      ) : (
        <Cards>
          {data.results.map((event, index) => (
            <li key={event.id}>
              <EventCardView event={event} full eager={index === 0} />
            </li>
          ))}
        </Cards>
      )}
      <PageLinks
        page={page}
        perPage={EVENTS_PER_PAGE}
        count={data.count}
        previous={
          <LinkButton to="/events" search={page > 2 ? { ...filters, page: page - 1 } : filters}>
            Earlier page
          </LinkButton>
        }
        next={
          <LinkButton to="/events" search={{ ...filters, page: page + 1 }}>
            Next page
          </LinkButton>
        }
      />
    </PageFrame>
  )
}

function NoEvents({ search }: { search: EventsSearch }) {
  if (isNarrowed(search)) {
    return (
      <EmptyState
        drawing="calendar"
        title="No event fits this choice"
        action={
          <TextLink to="/events" search={search.when === undefined ? {} : { when: search.when }}>
            Clear the choice
          </TextLink>
        }
      >
        Another month, status or championship may have one.
      </EmptyState>
    )
  }
  return search.when === 'past' ? (
    <EmptyState
      drawing="flag"
      title="No event has been held yet"
      action={<TextLink to="/events">See what comes</TextLink>}
    >
      Events move here when they are over.
    </EmptyState>
  ) : (
    <EmptyState
      drawing="calendar"
      title="No event is planned just now"
      action={
        <TextLink to="/events" search={{ when: 'past' }}>
          See past events
        </TextLink>
      }
    >
      New dates appear here and in the news.
    </EmptyState>
  )
}

function countWords(count: number, search: EventsSearch): string {
  const kind = search.when === 'past' ? 'past' : 'upcoming'
  return `${count} ${kind} ${count === 1 ? 'event' : 'events'}`
}

function current(isHere: boolean): 'page' | undefined {
  return isHere ? 'page' : undefined
}

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '1fr',
      sm: '1fr 1fr',
      lg: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
    gap: { base: '40px', sm: '40px 24px' },
    listStyleType: 'none',
    p: 0,
  },
})
