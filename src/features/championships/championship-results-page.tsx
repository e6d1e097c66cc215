import { chakra } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { PageFrame } from '#src/app/page-frame.tsx'
import { useFollowedRider } from '#src/features/results/use-followed-rider.ts'
import { useLiveEvent } from '#src/features/results/use-live-event.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { SectionHeading } from '#src/ui/section-heading.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { championshipResultsQuery } from './championship-queries.ts'
import { ClassLeaders } from './class-leaders.tsx'
import { RoundList } from './round-list.tsx'
import { runningRound, watchedRound } from './running-round.ts'

/** A season at a glance: who leads each class, the rounds, the rules. */
export function ChampionshipResultsPage({ championshipId }: { championshipId: string }) {
  const { api } = useApp()
  const { data } = useSuspenseQuery(championshipResultsQuery(api, championshipId))
  const { followedId } = useFollowedRider(championshipId)
  const running = runningRound(data.rounds)
  useLiveEvent(watchedRound(running), running !== null)
  const leaders = new Map(data.leaders.map((one) => [one.championship_class_id, one.rows]))
  return (
    <PageFrame>
      <Breadcrumbs>
        <TextLink to="/results">Results</TextLink>
        <span>{data.season}</span>
      </Breadcrumbs>
      <chakra.h1 textStyle="h1" mt="8px">
        {data.name}
      </chakra.h1>
      <chakra.section aria-label="Standings" mt={{ base: '40px', lg: '56px' }}>
        <SectionHeading>Standings</SectionHeading>
        {data.classes.length === 0 ? (
          <chakra.p color="text2">The classes of this season are not published yet.</chakra.p>
        ) : (
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' }}
            gap={{ base: '40px', md: '56px 48px' }}
          >
            {data.classes.map((raceClass) => (
              <ClassLeaders
                key={raceClass.id}
                championshipId={championshipId}
                raceClass={raceClass}
                rows={leaders.get(raceClass.id) ?? []}
                followedId={followedId}
              />
            ))}
          </chakra.div>
        )}
      </chakra.section>
      <chakra.section aria-label="Rounds" mt={{ base: '64px', lg: '104px' }} maxWidth="808px">
        <SectionHeading>Rounds</SectionHeading>
        <RoundList rounds={data.rounds} />
      </chakra.section>
      {data.rules_text.length > 0 && (
        <chakra.section aria-label="Rules" mt={{ base: '64px', lg: '104px' }} maxWidth="70ch">
          <SectionHeading>How the season is decided</SectionHeading>
          <chakra.div display="grid" gap="16px">
            {data.rules_text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </chakra.div>
        </chakra.section>
      )}
    </PageFrame>
  )
}
