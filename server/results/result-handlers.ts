import type { resultCalls } from '#domain/results/result-calls.ts'
import type { Handlers } from '#server/http/handler.ts'
import { classPointsCsv } from './class-points-csv.ts'
import { classPointsPdf } from './class-points-pdf.ts'
import { getClassPoints } from './get-class-points.ts'
import { getRunResults, listRunResults } from './get-run-results.ts'
import { runResultsCsv } from './run-results-csv.ts'
import { runResultsPdf } from './run-results-pdf.ts'

const runOf = (params: { id: string; raceRunID: string }) => ({ event_id: params.id, race_run_id: params.raceRunID })
const classOf = (params: { id: string; classId: string }) => ({
  event_id: params.id,
  championship_class_id: params.classId,
})

export const resultHandlers: Handlers<typeof resultCalls> = {
  listRunResults: ({ params }, { db, scope }) => listRunResults(db, scope, params.id),
  getRunResults: ({ params }, { db, scope, deps }) => getRunResults(db, scope, runOf(params), deps.now()),
  getClassPoints: ({ params }, { db, scope, deps }) => getClassPoints(db, scope, classOf(params), deps.now()),
  getRunResultsCsv: async ({ params }, { db, scope, deps }) =>
    runResultsCsv(await getRunResults(db, scope, runOf(params), deps.now())),
  getRunResultsPdf: async ({ params }, { db, scope, deps }) =>
    runResultsPdf(await getRunResults(db, scope, runOf(params), deps.now())),
  getClassPointsCsv: async ({ params }, { db, scope, deps }) =>
    classPointsCsv(await getClassPoints(db, scope, classOf(params), deps.now())),
  getClassPointsPdf: async ({ params }, { db, scope, deps }) =>
    classPointsPdf(await getClassPoints(db, scope, classOf(params), deps.now())),
}
