import { chakra } from '@chakra-ui/react'
import { ArrowRight } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Championship } from '#domain/championships/championship-words.ts'
import { useApp } from '#src/app/app-context.ts'
import { PageFrame } from '#src/app/page-frame.tsx'
import { useLiveEvent } from '#src/features/results/use-live-event.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LiveBand } from '#src/ui/live-band.tsx'
import { PageLinks } from '#src/ui/page-links.tsx'
import { QuietLink } from '#src/ui/quiet-link.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { CHAMPIONSHIPS_A_PAGE, championshipsQuery } from './championship-queries.ts'
import { ClassStandingsLinks } from './class-standings-links.tsx'
import { RoundList } from './round-list.tsx'
import { runningRound, watchedRound } from './running-round.ts'

/** All results: seasons, their rounds and their classes. `page` from 1. */
export function ResultsPage({ page }: { page: number }) {
  const { api } = useApp()
  const { data } = useSuspenseQuery(championshipsQuery(api, page))
  const running = data.results.map(({ rounds }) => runningRound(rounds)).find((round) => round !== null) ?? null
  useLiveEvent(watchedRound(running), running !== null)
  return (
    <PageFrame>
      <chakra.h1 textStyle="h1">Results</chakra.h1>
      {running !== null && (
        <LiveBand
          title={`Round ${running.round_number}, ${running.name}`}
          action={
            <LinkButton
              to="/events/$eventID/results"
              params={{ eventID: running.event_id }}
              kind="primary"
              iconAfter={ArrowRight}
            >
              Follow live
            </LinkButton>
          }
        />
      )}
      {data.results.length === 0 ? (
        <EmptyState drawing="flag" title="No results yet" action={<TextLink to="/events">See the events</TextLink>}>
          They appear here when the first round of a championship starts.
        </EmptyState>
      ) : (
        data.results.map((championship) => <Season key={championship.id} championship={championship} />)
      )}
      <PageLinks
        page={page}
        perPage={CHAMPIONSHIPS_A_PAGE}
        count={data.count}
        previous={
          <TextLink to="/results" search={page === 2 ? {} : { page: page - 1 }}>
            Later seasons
          </TextLink>
        }
        next={
          <TextLink to="/results" search={{ page: page + 1 }}>
            Earlier seasons
          </TextLink>
        }
      />
    </PageFrame>
  )
}

function Season({ championship: { id, name, season, rounds, classes } }: { championship: Championship }) {
  return (
    <chakra.section aria-labelledby={`season-${id}`} mt={{ base: '40px', lg: '56px' }}>
      <chakra.p textStyle="kicker" color="text2">
        Season {season}
      </chakra.p>
      <chakra.h2 id={`season-${id}`} textStyle="h2" mt="4px">
        <QuietLink to="/results/championships/$championshipID" params={{ championshipID: id }}>
          {name}
        </QuietLink>
      </chakra.h2>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        gap={{ base: '32px', lg: '80px' }}
        mt="24px"
      >
        <div>
          <chakra.h3 textStyle="h4" mb="12px">
            Rounds
          </chakra.h3>
          {rounds.length === 0 ? (
            <chakra.p color="text2">The calendar of this season is not published yet.</chakra.p>
          ) : (
            <RoundList rounds={rounds} />
          )}
        </div>
        <div>
          <chakra.h3 textStyle="h4" mb="8px">
            Season standings
          </chakra.h3>
          <ClassStandingsLinks championshipId={id} classes={classes} />
        </div>
      </chakra.div>
    </chakra.section>
  )
}
