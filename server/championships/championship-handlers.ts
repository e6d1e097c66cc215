import type { championshipCalls } from '#domain/championships/championship-calls.ts'
import type { Handlers } from '#server/http/handler.ts'
import { pageAnswer } from '#server/http/page-answer.ts'
import { getChampionshipRow, listChampionshipRows } from './championship-store.ts'
import { describeChampionships, getChampionshipResults } from './get-championship.ts'
import { getStandings } from './get-standings.ts'
import { standingsCsv } from './standings-csv.ts'
import { standingsPdf } from './standings-pdf.ts'

const askedOf = (params: { id: string; classId: string }) => ({
  championship_id: params.id,
  championship_class_id: params.classId,
})

export const championshipHandlers: Handlers<typeof championshipCalls> = {
  listChampionships: async ({ query }, { db, scope, deps }) => {
    const { count, rows } = await listChampionshipRows(db, scope, query)
    return pageAnswer('championships/', query, count, await describeChampionships(db, scope, rows, deps.now()))
  },
  getChampionship: async ({ params }, { db, scope, deps }) => {
    const row = await getChampionshipRow(db, scope, params.id)
    const [championship] = await describeChampionships(db, scope, [row], deps.now())
    if (championship === undefined) throw new Error('a championship that was read was not described')
    return championship
  },
  getChampionshipResults: ({ params }, { db, scope, deps }) => getChampionshipResults(db, scope, params.id, deps.now()),
  getStandings: ({ params }, { db, scope, deps }) => getStandings(db, scope, askedOf(params), deps.now()),
  getStandingsCsv: async ({ params }, { db, scope, deps }) =>
    standingsCsv(await getStandings(db, scope, askedOf(params), deps.now())),
  getStandingsPdf: async ({ params }, { db, scope, deps }) =>
    standingsPdf(await getStandings(db, scope, askedOf(params), deps.now())),
}
