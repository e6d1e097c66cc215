import { chakra, Flex } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { resultCalls } from '#domain/results/result-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { eventQuery } from '#src/features/events/event-queries.ts'
import { callAddress } from '#src/lib/call-address.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { FileLinks } from '#src/ui/file-links.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { ClassPointsTable } from './class-points-table.tsx'
import { classPointsQuery, runListQuery } from './result-queries.ts'
import { ResultsLayout } from './results-layout.tsx'
import { useFollowedRider } from './use-followed-rider.ts'
import { useLiveEvent } from './use-live-event.ts'

/** The points of a class at an event. */
export function ClassPointsPage({ eventId, classId }: { eventId: string; classId: string }) {
  const { api, config } = useApp()
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId))
  const { data: runs } = useSuspenseQuery(runListQuery(api, eventId))
  const { data: points } = useSuspenseQuery(classPointsQuery(api, eventId, classId))
  const { followedId, toggle } = useFollowedRider(event.championship?.id ?? eventId)
  const isLive = runs.some((run) => run.is_live)
  useLiveEvent(event, isLive)

  const { name } = points.championship_class
  const files = { id: eventId, classId }
  const toolbar = (
    <Flex wrap="wrap" align="center" gap="12px 20px">
      {points.rows.length > 0 && <PointsState state={points.state} />}
      {event.championship !== null && (
        <TextLink
          to="/results/championships/$championshipID/championship-classes/$championshipClassID"
          params={{ championshipID: event.championship.id, championshipClassID: classId }}
        >
          {name} season standings
        </TextLink>
      )}
      {points.rows.length > 0 && (
        <chakra.div ml={{ lg: 'auto' }}>
          <FileLinks
            of={`points of ${name}`}
            pdf={callAddress(config, resultCalls.getClassPointsPdf, files)}
            csv={callAddress(config, resultCalls.getClassPointsCsv, files)}
          />
        </chakra.div>
      )}
    </Flex>
  )
  return (
    <ResultsLayout event={points.event} title={`${name} points`} toolbar={toolbar}>
      {points.rows.length === 0 ? (
        <EmptyState drawing="flag" title={`No points for ${name} yet`}>
          They appear here with the first lap of a run that counts.
        </EmptyState>
      ) : (
        <>
          <ClassPointsTable points={points} followedId={followedId} onFollow={toggle} />
          <chakra.p textStyle="small" color="text2" mt="18px" maxWidth="70ch">
            {points.method}
          </chakra.p>
        </>
      )}
    </ResultsLayout>
  )
}

function PointsState({ state }: { state: 'live' | 'provisional' | 'official' }) {
  if (state === 'official') return <StatusBadge kind="official">Official</StatusBadge>
  if (state === 'live') return <StatusBadge kind="live">As it stands</StatusBadge>
  return <StatusBadge kind="provisional">Provisional</StatusBadge>
}
