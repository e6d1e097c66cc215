import { chakra, Flex } from '@chakra-ui/react'
import { formatLapTime } from '#domain/core/lap-time.ts'
import type { RunResults } from '#domain/results/result-words.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

type LapCounterProps = { run: Pick<RunResults, 'race_run' | 'leader_laps' | 'leader_ms' | 'planned_laps'> }

/** Where a run that goes on is: the leader's laps of those to ride, and the time of the last one. */
export function LapCounter({ run: { race_run, leader_laps, leader_ms, planned_laps } }: LapCounterProps) {
  if (!race_run.is_live) return null
  const spoken = planned_laps === null ? `Lap ${leader_laps}` : `Lap ${leader_laps} of ${planned_laps}`
  return (
    <Flex align="center" gap={{ base: '10px', md: '16px' }} data-print="hide">
      <StatusBadge kind="live">{race_run.status === 'red_flagged' ? 'Red flag' : 'Live'}</StatusBadge>
      <p>
        <VisuallyHidden>{spoken}</VisuallyHidden>
        <chakra.span aria-hidden>
          <chakra.span textStyle="countdown">{leader_laps}</chakra.span>
          {planned_laps !== null && (
            <chakra.span textStyle="figure" fontSize={{ base: '1.75rem', xl: '2.5rem' }} color="text2">
              /{planned_laps}
            </chakra.span>
          )}
        </chakra.span>
      </p>
      {leader_ms !== null && (
        <chakra.p display={{ base: 'none', md: 'block' }} textStyle="small" lineHeight={1.4} color="text2">
          laps, leader at
          <chakra.span display="block" textStyle="time" color="text">
            {formatLapTime(leader_ms)}
          </chakra.span>
        </chakra.p>
      )}
    </Flex>
  )
}
