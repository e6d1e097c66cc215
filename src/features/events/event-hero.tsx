import { chakra, Flex, Grid } from '@chakra-ui/react'
import { CalendarBlank } from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import { MapPin } from '@phosphor-icons/react/dist/ssr/MapPin'
import type { ReactNode } from 'react'
import type { EventDetails } from '#domain/events/event-words.ts'
import { Icon, type IconShape } from '#src/ui/icon.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { ZoneNote } from '#src/ui/zone-note.tsx'
import { formatClock, formatDayRange } from '#src/ui/zoned-date.ts'
import { eventBadge, roundWords } from './event-state.ts'

const placeholder = { image: '/art/gate.day.svg', image_dark: '/art/gate.night.svg', alt: '', width: 800, height: 600 }

/** Title beside the picture, over a bar of ink; works with drawings and with photographs. */
export function EventHero({ event }: { event: EventDetails }) {
  const picture = event.gallery?.image_set[0] ?? placeholder
  const badge = eventBadge(event)
  return (
    <chakra.div borderBottom={{ base: 'none', lg: '12px solid {colors.ink}' }}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '48fr 52fr' }} minHeight={{ lg: '540px' }}>
        <Flex
          direction="column"
          justify="center"
          minWidth={0}
          py={{ base: '28px', lg: '48px' }}
          px={{ base: '16px', md: '24px' }}
          pl={{ xl: 'max(96px, calc((100vw - 1248px) / 2))' }}
        >
          <Flex align="center" wrap="wrap" gap="8px 14px">
            <StatusBadge kind={badge.kind}>{badge.label}</StatusBadge>
            <chakra.span textStyle="kicker">{roundWords(event)}</chakra.span>
          </Flex>
          <chakra.h1
            textStyle={longestWord(event.name) > 11 || event.name.length > 24 ? 'h1' : 'display'}
            mt="20px"
            overflowWrap="anywhere"
          >
            {event.name}
          </chakra.h1>
          <chakra.dl
            display="grid"
            gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, max-content))' }}
            gap={{ base: '14px', sm: '40px' }}
            mt={{ base: '24px', lg: '40px' }}
          >
            <Fact
              icon={CalendarBlank}
              name="When"
              first={formatDayRange(event.start_date_time, event.end_date_time, event.time_zone)}
            >
              {formatClock(event.start_date_time, event.time_zone)} to{' '}
              {formatClock(event.end_date_time, event.time_zone)}
              <ZoneNote instant={event.start_date_time} zone={event.time_zone} />
            </Fact>
            <Fact icon={MapPin} name="Where" first={event.venue_name}>
              {event.venue_city === event.venue_name ? null : event.venue_city}
            </Fact>
          </chakra.dl>
        </Flex>
        <chakra.div position="relative" minHeight={{ base: 'min(70vw, 420px)', lg: 'auto' }}>
          <chakra.div position="absolute" inset={0}>
            <Picture {...picture} eager fill />
          </chakra.div>
        </chakra.div>
      </Grid>
    </chakra.div>
  )
}

type FactProps = { icon: IconShape; name: string; first: string; children: ReactNode }

function Fact({ icon, name, first, children }: FactProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="34px 1fr"
      textStyle="body"
      fontSize={{ base: '1.0625rem', xl: '1.125rem' }}
    >
      <chakra.dt pt="2px">
        <Icon of={icon} label={name} />
      </chakra.dt>
      <chakra.dd m={0}>
        <strong>{first}</strong>
        <chakra.span display="block">{children}</chakra.span>
      </chakra.dd>
    </chakra.div>
  )
}

function longestWord(name: string): number {
  return Math.max(...name.split(/\s+/).map((word) => word.length))
}
