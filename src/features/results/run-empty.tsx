import type { RunResults } from '#domain/results/result-words.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ZoneNote } from '#src/ui/zone-note.tsx'
import { formatClock, formatDay } from '#src/ui/zoned-date.ts'

type RunEmptyProps = { run: RunResults /** The class that is shown alone. */; className: string | undefined }

/** A run without places yet: why, and when they come. */
export function RunEmpty({ run, className }: RunEmptyProps) {
  const { race_run, event } = run
  const { name, planned_start: start } = race_run
  if (className !== undefined && run.rows.length > 0)
    return <EmptyState drawing="plate" title={`Nobody of ${className} in the ${name}`} />
  if (race_run.status === 'cancelled') {
    return (
      <EmptyState drawing="flag" title={`The ${name} was cancelled`}>
        It has no result. The other runs of the day are in the list of runs.
      </EmptyState>
    )
  }
  if (race_run.is_live) {
    return (
      <EmptyState drawing="flag" title={`The ${name} is on its first lap`}>
        Places appear here with the first crossing of the line.
      </EmptyState>
    )
  }
  if (race_run.status !== 'scheduled' && race_run.status !== 'staging') {
    return (
      <EmptyState drawing="paper" title={`No results for the ${name} yet`}>
        The race office publishes them when they are checked.
      </EmptyState>
    )
  }
  return (
    <EmptyState drawing="flag" title={`The ${name} has not started`}>
      It starts on {formatDay(start, event.time_zone)} at {formatClock(start, event.time_zone)}
      <ZoneNote instant={start} zone={event.time_zone} />. Places appear here from the first lap on.
    </EmptyState>
  )
}
