import { chakra, Flex } from '@chakra-ui/react'
import { MapPin } from '@phosphor-icons/react/dist/ssr/MapPin'
import { Warning } from '@phosphor-icons/react/dist/ssr/Warning'
import { createLink } from '@tanstack/react-router'
import { formatMoney } from '#domain/core/money.ts'
import type { EventCard } from '#domain/events/event-words.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { dayPieces, formatDay, formatDayRange } from '#src/ui/zoned-date.ts'
import { ClassPlates } from './class-plates.tsx'
import { arePlacesFew, eventBadge, placesWords, roundWords } from './event-state.ts'

/** Stands in for an event without a picture of its own (specification, 2.6). */
const placeholder = { image: '/art/gate.day.svg', image_dark: '/art/gate.night.svg', width: 800, height: 600 }

type Props = {
  event: EventCard
  /** In the list of all events: the status badge and the place. The strip shows only what is open. */
  full?: boolean
  eager?: boolean
}

/** An event as a picture with its date cut out; the whole card leads to the event. */
export function EventCardView({ event, full = false, eager = false }: Props) {
  const picture = event.gallery?.image_set[0] ?? placeholder
  const badge = eventBadge(event)
  return (
    <chakra.article position="relative" display="flex" flexDirection="column" minWidth={0} height="100%">
      <chakra.div position="relative" aspectRatio={full ? '4 / 3' : '316 / 330'} overflow="hidden" bg="sunken">
        <Picture
          image={picture.image}
          image_dark={picture.image_dark}
          alt=""
          width={picture.width}
          height={picture.height}
          eager={eager}
          fill
        />
      </chakra.div>
      <CutDate event={event} />
      <chakra.h3 textStyle="h3" mt="18px">
        <CardLink to="/events/$eventID" params={{ eventID: event.id }}>
          {event.name}
        </CardLink>
      </chakra.h3>
      <chakra.p textStyle="small" color="text2" mt="4px">
        {[roundWords(event), full ? formatDayRange(event.start_date_time, event.end_date_time, event.time_zone) : null]
          .filter((words) => words !== null)
          .join(' · ')}
        {!full && <VisuallyHidden> {formatDay(event.start_date_time, event.time_zone)}</VisuallyHidden>}
      </chakra.p>
      {full && <PlaceLine event={event} />}
      {event.classes.length > 0 && (
        <chakra.div mt="12px">
          <ClassPlates classes={event.classes} />
        </chakra.div>
      )}
      {full && (
        <chakra.div mt="14px">
          <StatusBadge kind={badge.kind}>{badge.label}</StatusBadge>
        </chakra.div>
      )}
      <PlacesAndPrice event={event} />
    </chakra.article>
  )
}

/** The day, cut out of the picture's top left corner in the colour of the page. */
function CutDate({ event }: { event: EventCard }) {
  const { day, weekday, month } = dayPieces(event.start_date_time, event.time_zone)
  return (
    <chakra.p
      position="absolute"
      top="0"
      left="0"
      display="flex"
      alignItems="center"
      gap="10px"
      minWidth="96px"
      height="66px"
      pr="13px"
      bg="bg"
      aria-hidden
    >
      <chakra.span
        textStyle="figureLarge"
        fontSize={{ base: '3.75rem', md: '3.75rem', xl: '3.75rem' }}
        fontVariantNumeric="normal"
      >
        {day}
      </chakra.span>
      <chakra.span textStyle="label" lineHeight={1.2}>
        {weekday}
        <br />
        {month}
      </chakra.span>
    </chakra.p>
  )
}

function PlaceLine({ event }: { event: EventCard }) {
  return (
    <Flex textStyle="small" color="text2" gap="6px" align="flex-start" mt="2px">
      <chakra.span pt="3px">
        <Icon of={MapPin} size={18} />
      </chakra.span>
      <span>
        {event.venue_name === event.venue_city ? event.venue_city : `${event.venue_name}, ${event.venue_city}`}
      </span>
    </Flex>
  )
}

function PlacesAndPrice({ event }: { event: EventCard }) {
  const open = event.status === 'sign_ups_open' && !event.cancelled
  const places = open ? placesWords(event.places_left) : null
  const few = arePlacesFew(event.places_left)
  if (places === null && (event.price_from_minor === null || !open)) return null
  return (
    <Flex
      justify="space-between"
      align="center"
      wrap="wrap"
      gap="4px 12px"
      mt="auto"
      pt="14px"
      textStyle="kicker"
      fontSize={{ base: '1.125rem', md: '1.125rem', xl: '1.125rem' }}
    >
      <Flex as="span" align="center" gap="8px" color={few ? 'warn' : undefined}>
        {few && <Icon of={Warning} size={20} />}
        {places}
      </Flex>
      {event.price_from_minor !== null && (
        <chakra.span whiteSpace="nowrap">from {formatMoney(event.price_from_minor, event.currency)}</chakra.span>
      )}
    </Flex>
  )
}

const CardLink = createLink(
  chakra('a', {
    base: {
      textDecoration: 'none',
      _hover: { textDecoration: 'underline', textDecorationThickness: '3px' },
      _before: { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
      _focusVisible: { outline: 'none', _before: { outline: '3px solid {colors.focus}', outlineOffset: '3px' } },
    },
  }),
)
