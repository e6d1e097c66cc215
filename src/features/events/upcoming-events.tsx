import { chakra, Flex } from '@chakra-ui/react'
import { ArrowLeft } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { ArrowRight } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApp } from '#src/app/app-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { EventCardView } from './event-card-view.tsx'
import { upcomingEventsQuery } from './event-queries.ts'
import { useStripEnds } from './use-strip-ends.ts'

/** 'Upcoming Events': a strip that runs off the right edge. Hidden when there is none or they did not load. */
export function UpcomingEvents() {
  const { api } = useApp()
  const { data } = useQuery(upcomingEventsQuery(api))
  const strip = useRef<HTMLUListElement>(null)
  const ends = useStripEnds(strip)
  if (data === undefined || data.results.length === 0) return null
  const scroll = (direction: -1 | 1) => {
    const element = strip.current
    const step = element?.firstElementChild?.getBoundingClientRect().width ?? 300
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    element?.scrollBy({ left: direction * (step + 24), behavior: calm ? 'auto' : 'smooth' })
  }
  return (
    <chakra.section aria-labelledby="upcoming" py={{ base: '32px', lg: '52px' }} overflow="hidden">
      <Flex {...edges} justify="space-between" align="center" gap="16px" mb={{ base: '24px', lg: '28px' }}>
        <chakra.h2 id="upcoming" textStyle="h2">
          Upcoming Events
        </chakra.h2>
        <Flex align="center" gap="12px">
          <TextLink to="/events" textStyle="small" display={{ base: 'none', sm: 'inline' }} mr="4px">
            All events
          </TextLink>
          <Arrow type="button" aria-label="Earlier events" aria-disabled={ends.atStart} onClick={() => scroll(-1)}>
            <Icon of={ArrowLeft} />
          </Arrow>
          <Arrow type="button" aria-label="Later events" aria-disabled={ends.atEnd} onClick={() => scroll(1)}>
            <Icon of={ArrowRight} />
          </Arrow>
        </Flex>
      </Flex>
      <Strip ref={strip}>
        {data.results.map((event) => (
          <chakra.li key={event.id} flex="0 0 auto" width={{ base: '272px', lg: '316px' }} scrollSnapAlign="start">
            <EventCardView event={event} />
          </chakra.li>
        ))}
      </Strip>
      <chakra.div {...edges} mt="24px" display={{ base: 'block', sm: 'none' }}>
        <TextLink to="/events" display="inline-block" py="8px">
          All events
        </TextLink>
      </chakra.div>
    </chakra.section>
  )
}

const edges = { maxWidth: '1440px', mx: 'auto', px: { base: '16px', md: '24px', xl: '96px' } } as const
/** From 1280 px on the first card stands under the heading, however wide the window. */
const inset = 'max(96px, calc((100vw - 1248px) / 2))'

const Strip = chakra('ul', {
  base: {
    display: 'flex',
    gap: { base: '14px', lg: '24px' },
    listStyleType: 'none',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'thin',
    scrollbarColor: '{colors.line} transparent',
    px: { base: '16px', md: '24px', xl: inset },
    scrollPaddingInline: { base: '16px', md: '24px', xl: inset },
    pt: '4px',
    pb: '16px',
  },
})

const Arrow = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '46px',
    height: '46px',
    border: '2px solid {colors.ink}',
    borderRadius: 'control',
    '&[aria-disabled=true]': { borderColor: 'line', color: 'text3', cursor: 'default' },
  },
})
