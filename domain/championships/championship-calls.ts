import * as z from 'zod/mini'
import { defineCall } from '#domain/core/call.ts'
import { id } from '#domain/core/id.ts'
import { pageOf, pageQuery } from '#domain/core/page.ts'
import { championship, championshipResults, standings } from './championship-words.ts'

const read = {
  method: 'GET',
  access: 'anyone',
  scope: 'site',
  problems: ['not_found'],
  cachedFor: ['championships', 'events', 'classes', 'results', 'points', 'standings', 'registrations'],
} as const
const classParams = z.strictObject({ id, classId: id })

export const championshipCalls = {
  listChampionships: defineCall({
    ...read,
    path: 'championships/',
    summary: 'Championships, the newest season first',
    query: z.strictObject(pageQuery),
    answer: pageOf(championship),
  }),
  getChampionship: defineCall({
    ...read,
    path: 'championships/{id}/',
    summary: 'A championship with its rounds and classes',
    params: z.strictObject({ id }),
    answer: championship,
  }),
  getChampionshipResults: defineCall({
    ...read,
    path: 'results/championships/{id}/',
    summary: 'A championship with the leaders of each class',
    params: z.strictObject({ id }),
    answer: championshipResults,
  }),
  getStandings: defineCall({
    ...read,
    path: 'results/championships/{id}/championship-classes/{classId}/',
    summary: "A class's season table",
    params: classParams,
    answer: standings,
  }),
  getStandingsCsv: defineCall({
    ...read,
    path: 'results/championships/{id}/championship-classes/{classId}/csv/',
    summary: "A class's season table as CSV",
    params: classParams,
    answer: { file: 'text/csv; charset=utf-8' },
  }),
  getStandingsPdf: defineCall({
    ...read,
    path: 'results/championships/{id}/championship-classes/{classId}/pdf/',
    summary: "A class's season table as PDF",
    params: classParams,
    answer: { file: 'application/pdf' },
  }),
}
