import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { RunResultsLine } from '#domain/results/result-words.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { dayKey, formatClock, formatWeekday } from '#src/ui/zoned-date.ts'

/** A line of the sidebar; the one shown carries the 5 px sky mark. */
export const SideLink = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      minHeight: '46px',
      py: '6px',
      color: 'text',
      textDecoration: 'none',
      borderBottom: '1px solid {colors.line}',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&:is([aria-current=page], [data-status=active])': { pl: '11px', boxShadow: 'inset 5px 0 0 {colors.sky.400}' },
    },
  }),
)

type RunLinksProps = { eventId: string; zone: string; runs: readonly RunResultsLine[] }

/** The runs of an event by the clock of its zone, each with how far it is. */
export function RunLinks({ eventId, zone, runs }: RunLinksProps) {
  const days = new Set(runs.map((run) => dayKey(run.planned_start, zone)))
  return (
    <chakra.ul listStyleType="none" p={0} textStyle="small">
      {runs.map((run) => (
        <li key={run.id}>
          <SideLink to="/events/$eventID/results/race-run/$raceRunID" params={{ eventID: eventId, raceRunID: run.id }}>
            <chakra.span textStyle="time" fontSize="1.0625rem" color="text2" minWidth="42px">
              {days.size > 1 && `${formatWeekday(run.planned_start, zone).slice(0, 3)} `}
              {formatClock(run.planned_start, zone)}
            </chakra.span>
            <chakra.span flex="1">{run.name}</chakra.span>
            <RunStateMark run={run} />
          </SideLink>
        </li>
      ))}
    </chakra.ul>
  )
}

/** How far a run is: a badge where it matters now, a quiet word otherwise. */
export function RunStateMark({ run }: { run: RunResultsLine }) {
  if (run.is_live) return <StatusBadge kind="live">Live</StatusBadge>
  return (
    <chakra.span textStyle="label" color={run.status === 'cancelled' ? 'error' : 'text2'}>
      {run.status_label}
    </chakra.span>
  )
}
