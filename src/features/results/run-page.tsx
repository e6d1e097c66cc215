import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/app-context.ts'
import { eventQuery } from '#src/features/events/event-queries.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { LapChart } from './lap-chart.tsx'
import { LapCounter } from './lap-counter.tsx'
import { LapTimePlot } from './lap-time-plot.tsx'
import { runListQuery, runResultsQuery } from './result-queries.ts'
import { ResultsLayout } from './results-layout.tsx'
import { RunEmpty } from './run-empty.tsx'
import { runSummary } from './run-summary.ts'
import { RunTable } from './run-table.tsx'
import { RunToolbar } from './run-toolbar.tsx'
import { shownRows } from './shown-rows.ts'
import { useFollowedRider } from './use-followed-rider.ts'
import { useLiveEvent } from './use-live-event.ts'

type RunPageProps = {
  eventId: string
  raceRunId: string /** From the address; a class that did not ride shows all. */
  classId: string | null
}

/** The result of one run: table, lap chart, lap times, lap by lap. */
export function RunPage({ eventId, raceRunId, classId: asked }: RunPageProps) {
  const { api } = useApp()
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId))
  const { data: runs } = useSuspenseQuery(runListQuery(api, eventId))
  const { data: run } = useSuspenseQuery(runResultsQuery(api, eventId, raceRunId))
  const { followedId, toggle } = useFollowedRider(event.championship?.id ?? eventId)
  useLiveEvent(event, run.race_run.is_live || runs.some((line) => line.is_live))

  const raceClass = run.classes.length > 1 ? run.classes.find(({ id }) => id === asked) : undefined
  const classId = raceClass?.id ?? null
  const rows = shownRows(run, classId)
  const caption = `${run.race_run.name}${raceClass === undefined ? '' : `, ${raceClass.name}`}: places`
  const ridden = rows.map(({ row }) => row)
  return (
    <ResultsLayout
      event={run.event}
      title={run.race_run.name}
      aside={<LapCounter run={run} />}
      toolbar={<RunToolbar run={run} />}
    >
      {run.race_run.is_live && <VisuallyHidden role="status">{runSummary(run, followedId)}</VisuallyHidden>}
      {rows.length === 0 ? (
        <RunEmpty run={run} className={raceClass?.name} />
      ) : (
        <>
          <RunTable run={run} rows={rows} caption={caption} followedId={followedId} onFollow={toggle} />
          <LapChart rows={ridden} classes={run.classes} followedId={followedId} />
          <LapTimePlot rows={ridden} followedId={followedId} />
        </>
      )}
    </ResultsLayout>
  )
}
