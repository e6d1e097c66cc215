import { chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { EventCard } from '#domain/events/event-words.ts'
import { useApp } from '#src/app/app-context.ts'
import { useSite } from '#src/features/site/use-site.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { formatShortDay } from '#src/ui/zoned-date.ts'
import { upcomingEventsQuery } from './event-queries.ts'
import { roundWords } from './event-state.ts'

/** The championship of the season and how many rounds it has. */
type Season = { id: string; rounds: number }

/** The headline of the home page: the next event that can be entered; the club itself while there is none. */
export function NextEventHeadline({ season }: { season: Season | null }) {
  const { api } = useApp()
  const { data } = useQuery(upcomingEventsQuery(api))
  const next = data?.results[0]
  if (next === undefined) return <ClubHeadline />
  return <EventHeadline event={next} rounds={season?.id === next.championship?.id ? (season?.rounds ?? null) : null} />
}

function EventHeadline({ event, rounds }: { event: EventCard; rounds: number | null }) {
  const closes = event.sign_ups_close_at
  const kicker = roundWords(event, rounds)
  return (
    <>
      <Flex
        textStyle="kicker"
        fontSize={{ base: '1.25rem', md: '1.375rem', xl: '1.5rem' }}
        gap="18px"
        align="center"
        wrap="wrap"
      >
        {kicker !== null && (
          <chakra.span borderRight="3px solid currentColor" pr="18px" lineHeight="1.25">
            {kicker}
          </chakra.span>
        )}
        <span>{formatShortDay(event.start_date_time, event.time_zone)}</span>
      </Flex>
      <chakra.h1 {...letters(event.short_name)} mt="18px" maxWidth={headlineWidth}>
        Gate drops at <chakra.span display="block">{event.short_name}</chakra.span>
      </chakra.h1>
      <chakra.p textStyle="lead" mt={{ base: '18px', xl: '32px' }} maxWidth={{ base: '44ch', xl: '46ch' }}>
        {event.teaser}
        {closes !== null && ` Registration closes ${formatShortDay(closes, event.time_zone)}.`}
      </chakra.p>
      <Actions>
        <LinkButton to="/events/$eventID" params={{ eventID: event.id }} hash="enter" kind="hero" size="main">
          Register
        </LinkButton>
        <LinkButton to="/events/$eventID" params={{ eventID: event.id }} size="main" {...onField}>
          Event details
        </LinkButton>
      </Actions>
    </>
  )
}

function ClubHeadline() {
  const site = useSite()
  return (
    <>
      <chakra.h1 {...letters(site.name)} maxWidth={headlineWidth}>
        {site.name}
      </chakra.h1>
      {site.tagline !== null && (
        <chakra.p textStyle="lead" mt="24px" maxWidth="46ch">
          {site.tagline}
        </chakra.p>
      )}
      <Actions>
        <LinkButton to="/events" kind="hero" size="main">
          See the events
        </LinkButton>
        <LinkButton to="/results" size="main" {...onField}>
          Results
        </LinkButton>
      </Actions>
    </>
  )
}

const largest = { base: 'clamp(4.5rem, 21.5vw, 5.875rem)', md: '7rem', lg: '6rem', xl: '8.75rem' }
const large = { base: '4.625rem', md: '6rem', lg: '5rem', xl: '7.25rem' }

/** Two lines of the largest letters hold 13 characters of a name. */
function letters(name: string) {
  return { textStyle: 'display', fontSize: name.length > 13 ? large : largest }
}

/** Keeps the second button on the hero's field: a picture's trees must not run through its words. */
const onField = { bg: 'hero', _hover: { bg: 'hero', textDecoration: 'underline' } } as const

/** Leaves the right half of a laptop to the picture. */
const headlineWidth = { lg: '52vw', xl: '640px' } as const

const Actions = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', sm: 'max-content max-content' },
    gap: '12px',
    mt: { base: '20px', xl: '30px' },
  },
})
