import { chakra, Grid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { homeSection } from './home-section.ts'
import { SeasonLine } from './season-line.tsx'
import { seasonQuery } from './season-query.ts'

/** What the championship is, how medals and the trophy are won, and its rounds. */
export function SeasonIntroduction() {
  const { api } = useApp()
  const { data: season } = useQuery(seasonQuery(api))
  if (season === null || season === undefined) return null
  return (
    <chakra.section aria-labelledby="season" {...homeSection}>
      <Grid templateColumns={{ base: '1fr', lg: '7fr 5fr' }} alignItems="end" gap={{ base: '20px', lg: '48px' }}>
        <chakra.h2 id="season" textStyle="h2" fontSize={{ base: '3rem', md: '3.5rem', xl: '4.25rem' }}>
          {season.name}
          {!season.name.includes(season.season) && ` ${season.season}`}
        </chakra.h2>
        <div>
          {season.introduction.map((paragraph) => (
            <chakra.p key={paragraph} mb="12px" maxWidth="66ch">
              {paragraph}
            </chakra.p>
          ))}
          <Rules paragraphs={season.rules_text} />
          <chakra.p textStyle="small" mt="8px">
            <TextLink to="/results/championships/$championshipID" params={{ championshipID: season.id }}>
              Standings of the season
            </TextLink>
          </chakra.p>
        </div>
      </Grid>
      <SeasonLine rounds={season.rounds} />
    </chakra.section>
  )
}

function Rules({ paragraphs }: { paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null
  return (
    <chakra.details textStyle="small">
      <chakra.summary color="link" textDecoration="underline" textUnderlineOffset="3px" width="fit-content" py="4px">
        How points and dropped rounds work
      </chakra.summary>
      <chakra.div display="grid" gap="10px" pt="8px" pb="12px">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </chakra.div>
    </chakra.details>
  )
}
