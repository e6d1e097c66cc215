import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageFrame } from '#src/app/page-frame.tsx'
import { QuietLink } from '#src/ui/quiet-link.tsx'
import { EventSidebar, SidebarDropdown } from './event-sidebar.tsx'
import { eventLineText } from './result-texts.ts'

type ResultsLayoutProps = {
  event: { id: string; name: string; round_number: number | null }
  title: string
  /** At the right of the title: the lap counter. */
  aside?: ReactNode
  /** Under the title: filters, state, files. */
  toolbar?: ReactNode
  children: ReactNode
}

/** A table of an event's results with the way to the others beside it. */
export function ResultsLayout({ event, title, aside, toolbar, children }: ResultsLayoutProps) {
  return (
    <PageFrame>
      <Flex wrap="wrap" align="flex-end" justify="space-between" gap="8px 24px">
        <div>
          <chakra.p textStyle="kicker" color="text2">
            <QuietLink to="/events/$eventID/results" params={{ eventID: event.id }}>
              {eventLineText(event)}
            </QuietLink>
          </chakra.p>
          <chakra.h1 textStyle="h1" mt="4px">
            {title}
          </chakra.h1>
        </div>
        {aside}
      </Flex>
      <chakra.div mt={{ base: '24px', lg: '32px' }}>
        <SidebarDropdown eventId={event.id} />
        {toolbar !== undefined && <chakra.div mt={{ base: '16px', lg: 0 }}>{toolbar}</chakra.div>}
      </chakra.div>
      <chakra.div
        display={{ lg: 'grid' }}
        gridTemplateColumns="250px minmax(0, 1fr)"
        gap={{ lg: '48px', xl: '64px' }}
        mt={{ base: '16px', lg: '36px' }}
        css={{ '@media print': { display: 'block' } }}
      >
        <chakra.aside display={{ base: 'none', lg: 'block' }} data-print="hide">
          <EventSidebar eventId={event.id} />
        </chakra.aside>
        <chakra.div minWidth={0}>{children}</chakra.div>
      </chakra.div>
    </PageFrame>
  )
}
