import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { Round } from '#domain/championships/championship-words.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { formatDay } from '#src/ui/zoned-date.ts'

const RoundAnchor = createLink(
  chakra('a', {
    base: { textDecoration: 'none', _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  }),
)

/** The rounds of a season: held ones lead to their results, the others to the event. */
export function RoundList({ rounds }: { rounds: readonly Round[] }) {
  return (
    <chakra.ol listStyleType="none" p={0} borderTop="2px solid {colors.ink}">
      {rounds.map((round) => (
        <chakra.li
          key={round.event_id}
          display="flex"
          alignItems="center"
          gap={{ base: '12px', md: '20px' }}
          minHeight="58px"
          py="8px"
          borderBottom="1px solid {colors.line}"
        >
          <chakra.span textStyle="figure" minWidth="28px" color={round.state === 'cancelled' ? 'text3' : 'text'}>
            {round.round_number}
          </chakra.span>
          <chakra.div flex="1" minWidth={0}>
            <RoundLink round={round} />
            <chakra.span display="block" textStyle="small" color="text2">
              {formatDay(round.start_date_time, round.time_zone)}
            </chakra.span>
          </chakra.div>
          <RoundMark round={round} />
        </chakra.li>
      ))}
    </chakra.ol>
  )
}

function RoundLink({ round }: { round: Round }) {
  const params = { eventID: round.event_id }
  return round.results_available || round.state === 'running' ? (
    <RoundAnchor to="/events/$eventID/results" params={params}>
      {round.name}
    </RoundAnchor>
  ) : (
    <RoundAnchor to="/events/$eventID" params={params}>
      {round.name}
    </RoundAnchor>
  )
}

/** What a round without results is waiting for. */
const laterWords = { held: 'Results follow', open: 'Registration Open', upcoming: 'Upcoming' } as const

function RoundMark({ round }: { round: Round }) {
  if (round.state === 'running') return <StatusBadge kind="live">Live</StatusBadge>
  if (round.state === 'cancelled') return <StatusBadge kind="cancelled">Cancelled</StatusBadge>
  if (round.results_available) return <StatusBadge kind="results">Results</StatusBadge>
  return (
    <chakra.span textStyle="label" color="text2">
      {laterWords[round.state]}
    </chakra.span>
  )
}
