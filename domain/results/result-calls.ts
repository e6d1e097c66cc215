import * as z from 'zod/mini'
import { defineCall } from '#domain/core/call.ts'
import { id } from '#domain/core/id.ts'
import { classPoints, runResults, runResultsLine } from './result-words.ts'

const read = {
  method: 'GET',
  access: 'anyone',
  scope: 'site',
  problems: ['not_found'],
  cachedFor: ['events', 'classes', 'championships', 'results', 'points', 'standings', 'registrations'],
} as const
const runParams = z.strictObject({ id, raceRunID: id })
const classParams = z.strictObject({ id, classId: id })
const csv = { file: 'text/csv; charset=utf-8' } as const
const pdf = { file: 'application/pdf' } as const

export const resultCalls = {
  listRunResults: defineCall({
    ...read,
    path: 'results/events/{id}/race-runs/',
    summary: 'The runs of an event with how far their results are',
    params: z.strictObject({ id }),
    answer: z.array(runResultsLine),
  }),
  getRunResults: defineCall({
    ...read,
    path: 'results/events/{id}/race-runs/{raceRunID}/',
    summary: 'The result of a run: the published version, or the present order while it goes on',
    params: runParams,
    answer: runResults,
  }),
  getClassPoints: defineCall({
    ...read,
    path: 'results/events/{id}/championship-classes/{classId}/',
    summary: 'The points of a class at an event',
    params: classParams,
    answer: classPoints,
  }),
  getRunResultsCsv: defineCall({
    ...read,
    path: 'results/events/{id}/race-runs/{raceRunID}/csv/',
    summary: 'The result of a run as CSV',
    params: runParams,
    answer: csv,
  }),
  getRunResultsPdf: defineCall({
    ...read,
    path: 'results/events/{id}/race-runs/{raceRunID}/pdf/',
    summary: 'The result of a run as PDF',
    params: runParams,
    answer: pdf,
  }),
  getClassPointsCsv: defineCall({
    ...read,
    path: 'results/events/{id}/championship-classes/{classId}/csv/',
    summary: 'The points of a class at an event as CSV',
    params: classParams,
    answer: csv,
  }),
  getClassPointsPdf: defineCall({
    ...read,
    path: 'results/events/{id}/championship-classes/{classId}/pdf/',
    summary: 'The points of a class at an event as PDF',
    params: classParams,
    answer: pdf,
  }),
}
