import { chakra, Flex } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { championshipCalls } from '#domain/championships/championship-calls.ts'
import type { Standings } from '#domain/championships/championship-words.ts'
import { useApp } from '#src/app/app-context.ts'
import { PageFrame } from '#src/app/page-frame.tsx'
import { useFollowedRider } from '#src/features/results/use-followed-rider.ts'
import { useLiveEvent } from '#src/features/results/use-live-event.ts'
import { callAddress } from '#src/lib/call-address.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { FileLinks } from '#src/ui/file-links.tsx'
import { PublicationLine } from '#src/ui/publication-line.tsx'
import { QuietLink } from '#src/ui/quiet-link.tsx'
import { SegmentedLinks, SegmentLink } from '#src/ui/segmented-links.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { championshipResultsQuery, standingsQuery } from './championship-queries.ts'
import { runningRound, watchedRound } from './running-round.ts'
import { StandingsLeaders } from './standings-leaders.tsx'
import { StandingsNote } from './standings-note.tsx'
import { StandingsTable } from './standings-table.tsx'

/** A class's season table. */
export function StandingsPage({ championshipId, classId }: { championshipId: string; classId: string }) {
  const { api, config } = useApp()
  const { data } = useSuspenseQuery(standingsQuery(api, championshipId, classId))
  const { data: season } = useSuspenseQuery(championshipResultsQuery(api, championshipId))
  const { followedId, toggle } = useFollowedRider(championshipId)
  const running = runningRound(data.rounds)
  useLiveEvent(watchedRound(running), running !== null)
  const { name } = data.championship_class
  const files = { id: championshipId, classId }
  return (
    <PageFrame>
      <chakra.p textStyle="kicker" color="text2">
        <QuietLink to="/results/championships/$championshipID" params={{ championshipID: championshipId }}>
          {data.championship.name}
        </QuietLink>
      </chakra.p>
      <chakra.h1 textStyle="h1" mt="4px">
        {name} standings
      </chakra.h1>
      <chakra.div mt={{ base: '24px', lg: '32px' }}>
        <SegmentedLinks label="Classes">
          {season.classes.map((one) => (
            <SegmentLink
              key={one.id}
              to="/results/championships/$championshipID/championship-classes/$championshipClassID"
              params={{ championshipID: championshipId, championshipClassID: one.id }}
              resetScroll={false}
            >
              {one.name}
            </SegmentLink>
          ))}
        </SegmentedLinks>
      </chakra.div>
      <Flex wrap="wrap" align="center" gap="12px 20px" mt="20px">
        {data.running === null ? (
          data.rows.length > 0 && <PublicationLine of={data} zone={zoneOf(data)} />
        ) : (
          <>
            <StatusBadge kind="live">As it stands</StatusBadge>
            <chakra.p flex={{ base: '1 0 100%', md: '0 1 auto' }}>{data.running}</chakra.p>
          </>
        )}
        {data.rows.length > 0 && (
          <chakra.div ml={{ lg: 'auto' }}>
            <FileLinks
              of={`${name} standings`}
              pdf={callAddress(config, championshipCalls.getStandingsPdf, files)}
              csv={callAddress(config, championshipCalls.getStandingsCsv, files)}
            />
          </chakra.div>
        )}
      </Flex>
      {data.rows.length === 0 ? (
        <NoStandings standings={data} />
      ) : (
        <>
          <StandingsLeaders standings={data} />
          <StandingsTable standings={data} followedId={followedId} onFollow={toggle} />
        </>
      )}
      <StandingsNote standings={data} />
    </PageFrame>
  )
}

/** Published moments are told by the clock of the last round held, as the PDFs do. */
function zoneOf({ rounds }: Standings): string {
  return rounds.findLast((round) => round.state === 'held')?.time_zone ?? rounds[0]?.time_zone ?? 'UTC'
}

function NoStandings({ standings }: { standings: Standings }) {
  const next = standings.rounds.find((round) => round.state !== 'held' && round.state !== 'cancelled')
  return (
    <chakra.div mt="32px">
      <EmptyState drawing="plate" title={`No points in ${standings.championship_class.name} yet`}>
        {next === undefined
          ? 'They appear here with the first round.'
          : `They appear here when round ${next.round_number}, ${next.name}, has been ridden.`}
      </EmptyState>
    </chakra.div>
  )
}
