import type { EventDetails } from '#domain/events/event-words.ts'
import type { AppServices } from '#src/app/app-context.ts'
import { classPointsQuery, runListQuery } from './result-queries.ts'

/** Loads what an event's results show at a glance. A class whose points do not come is left out, not the whole page. */
export async function loadEventResults(
  { api, queryClient }: Pick<AppServices, 'api' | 'queryClient'>,
  event: Pick<EventDetails, 'id' | 'classes'>,
): Promise<void> {
  const runs = await queryClient.ensureQueryData(runListQuery(api, event.id))
  if (!runs.some((run) => run.state !== null)) return
  await Promise.all(event.classes.map(({ id }) => queryClient.prefetchQuery(classPointsQuery(api, event.id, id))))
}
