import { chakra, Flex } from '@chakra-ui/react'
import { ArrowRight } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import type { RunResultsLine } from '#domain/results/result-words.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'

type LiveRunBandProps = { eventId: string; run: Pick<RunResultsLine, 'id' | 'name' | 'status'> }

/** What is on track now, with the one way to it. */
export function LiveRunBand({ eventId, run }: LiveRunBandProps) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="12px 20px"
      mt="32px"
      py="16px"
      borderTop="2px solid {colors.ink}"
      borderBottom="1px solid {colors.line}"
      data-print="hide"
    >
      <StatusBadge kind="live">{run.status === 'red_flagged' ? 'Red flag' : 'Live'}</StatusBadge>
      <chakra.p textStyle="h3" flex="1" minWidth="10ch">
        {run.name}
      </chakra.p>
      <LinkButton
        to="/events/$eventID/results/race-run/$raceRunID"
        params={{ eventID: eventId, raceRunID: run.id }}
        kind="primary"
        iconAfter={ArrowRight}
      >
        Follow live
      </LinkButton>
    </Flex>
  )
}
