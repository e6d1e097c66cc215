import { queryOptions } from '@tanstack/react-query'
import { resultCalls } from '#domain/results/result-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

const publicData = { staleTime: 15_000, meta: { persist: true } } as const

/** The runs of an event with how far their results are, in the order of the timetable. */
export function runListQuery(api: Api, eventId: string) {
  return queryOptions({
    queryKey: ['results', eventId, 'runs'],
    queryFn: ({ signal }) => api(resultCalls.listRunResults, { params: { id: eventId }, signal }),
    ...publicData,
  })
}

export function runResultsQuery(api: Api, eventId: string, raceRunID: string) {
  return queryOptions({
    queryKey: ['results', eventId, 'run', raceRunID],
    queryFn: ({ signal }) => api(resultCalls.getRunResults, { params: { id: eventId, raceRunID }, signal }),
    ...publicData,
  })
}

/** The points of a class at one event. */
export function classPointsQuery(api: Api, eventId: string, classId: string) {
  return queryOptions({
    queryKey: ['results', eventId, 'class-points', classId],
    queryFn: ({ signal }) => api(resultCalls.getClassPoints, { params: { id: eventId, classId }, signal }),
    ...publicData,
  })
}
