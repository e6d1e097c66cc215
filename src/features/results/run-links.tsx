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

/** The runs of an event by the clock of its zone, each with how far it is; days are named where there are several. */
export function RunLinks({ eventId, zone, runs }: RunLinksProps) {
  const days = [...new Set(runs.map((run) => dayKey(run.planned_start, zone)))]
  return days.map((day) => {
    const ofDay = runs.filter((run) => dayKey(run.planned_start, zone) === day)
    const first = ofDay[0]
    return (
      <chakra.div key={day} css={{ '& + &': { mt: '16px' } }}>
        {days.length > 1 && first !== undefined && (
          <chakra.h3 textStyle="label" color="text2" pb="4px">
            {formatWeekday(first.planned_start, zone)}
          </chakra.h3>
        )}
        <chakra.ul listStyleType="none" p={0} textStyle="small">
          {ofDay.map((run) => (
            <li key={run.id}>
              <RunLink eventId={eventId} zone={zone} run={run} />
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    )
  })
}

function RunLink({ eventId, zone, run }: { eventId: string; zone: string; run: RunResultsLine }) {
  return (
    <SideLink to="/events/$eventID/results/race-run/$raceRunID" params={{ eventID: eventId, raceRunID: run.id }}>
      <chakra.span textStyle="time" fontSize="1.0625rem" color="text2" minWidth="42px">
        {formatClock(run.planned_start, zone)}
      </chakra.span>
      <chakra.span flex="1">{run.name}</chakra.span>
      <RunStateMark run={run} />
    </SideLink>
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
