import { chakra } from '@chakra-ui/react'
import { CaretDown } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { eventQuery } from '#src/features/events/event-queries.ts'
import { Icon } from '#src/ui/icon.tsx'
import { ZoneNote } from '#src/ui/zone-note.tsx'
import { ClassLinks } from './class-links.tsx'
import { runListQuery } from './result-queries.ts'
import { RunLinks } from './run-links.tsx'

/** Runs and class points of an event: the way from one table to the next. */
export function EventSidebar({ eventId }: { eventId: string }) {
  const { api } = useApp()
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId))
  const { data: runs } = useSuspenseQuery(runListQuery(api, eventId))
  return (
    <>
      <chakra.nav aria-label="Runs">
        <chakra.h2 textStyle="h4" mb="10px">
          Runs
        </chakra.h2>
        {runs.length === 0 ? (
          <chakra.p textStyle="small" color="text2">
            The timetable is not published yet.
          </chakra.p>
        ) : (
          <RunLinks eventId={eventId} zone={event.time_zone} runs={runs} />
        )}
        <chakra.p textStyle="small" color="text2" mt="8px" _empty={{ display: 'none' }}>
          <ZoneNote instant={event.start_date_time} zone={event.time_zone} />
        </chakra.p>
      </chakra.nav>
      {event.classes.length > 0 && (
        <chakra.nav aria-label="Class points" mt="32px">
          <chakra.h2 textStyle="h4" mb="10px">
            Class points
          </chakra.h2>
          <ClassLinks eventId={eventId} classes={event.classes} />
        </chakra.nav>
      )}
    </>
  )
}

/** The same behind a tap, where there is no room beside the table. Works without scripts. */
export function SidebarDropdown({ eventId }: { eventId: string }) {
  return (
    <chakra.details
      display={{ base: 'block', lg: 'none' }}
      data-print="hide"
      border="2px solid {colors.lineControl}"
      borderRadius="control"
      css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minHeight="48px"
        px="14px"
        textStyle="smallStrong"
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        Runs and class points
        <Icon of={CaretDown} size={20} />
      </chakra.summary>
      <chakra.div px="14px" pb="20px" pt="12px">
        <EventSidebar eventId={eventId} />
      </chakra.div>
    </chakra.details>
  )
}
