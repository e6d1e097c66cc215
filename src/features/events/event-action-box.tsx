import { chakra, Flex } from '@chakra-ui/react'
import type { EventDetails } from '#domain/events/event-words.ts'
import { formatTimeUntil } from '#src/ui/time-until.ts'
import { useMinute } from '#src/ui/use-minute.ts'
import { eventAction } from './event-action.ts'
import { EventActionButton } from './event-action-button.tsx'
import { EventLinks } from './event-links.tsx'

/** The one thing to do now: a column on a laptop, on a phone after everything else (the bar holds the button). */
export function EventActionBox({ event }: { event: EventDetails }) {
  const action = eventAction(event)
  const minute = useMinute()
  const until = action.deadline === null || minute === null ? null : formatTimeUntil(action.deadline, minute)
  const sentence = until === null ? action.sentence : action.sentence.replace(/\.$/, `, ${until}.`)
  return (
    <chakra.aside
      id="enter"
      aria-label="Enter this event"
      borderTop="6px solid {colors.accent}"
      pt="20px"
      position={{ lg: 'sticky' }}
      top={{ lg: '92px' }}
    >
      <chakra.p textStyle="kicker" fontSize={{ base: '1.75rem', md: '2rem', xl: '2.25rem' }} lineHeight={1.1}>
        {action.headline}
      </chakra.p>
      <chakra.p textStyle="small" color="text2" mt="8px" mb="20px" minHeight={{ lg: '48px' }}>
        {sentence}
      </chakra.p>
      <EventActionButton event={event} next={action.next} wide />
      <EventLinks event={event} />
    </chakra.aside>
  )
}

/** The same at the foot of a phone's screen; it comes to rest above the footer. */
export function EventActionBar({ event }: { event: EventDetails }) {
  const action = eventAction(event)
  if (action.next === 'none') return null
  return (
    <Flex
      data-print="hide"
      display={{ base: 'flex', lg: 'none' }}
      position="sticky"
      bottom="var(--bottom-inset, 0px)"
      zIndex="bar"
      justify="space-between"
      align="center"
      gap="12px"
      px={{ base: '16px', md: '24px' }}
      pt="10px"
      pb="calc(10px + env(safe-area-inset-bottom, 0px))"
      bg="bg"
      borderTop="2px solid {colors.ink}"
      mb="-64px"
    >
      <chakra.div minWidth={0}>
        <chakra.p textStyle="kicker">{action.headline}</chakra.p>
        <chakra.p textStyle="small" color="text2">
          {action.short}
        </chakra.p>
      </chakra.div>
      <EventActionButton event={event} next={action.next} />
    </Flex>
  )
}
