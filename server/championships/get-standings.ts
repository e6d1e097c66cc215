import type { Standings, StandingsRow } from '#domain/championships/championship-words.ts'
import { standingsRulesText } from '#domain/championships/standings-rules-text.ts'
import { Problem } from '#domain/core/problem.ts'
import type { Db } from '#server/db/client.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { findRiderNames } from '#server/results/rider-names-store.ts'
import { getChampionshipRow } from './championship-store.ts'
import { classSeason } from './class-season.ts'
import { loadSeason } from './load-season.ts'
import { roundOf } from './round-store.ts'
import { runningText } from './running-text.ts'
import { standingsRows } from './standings-rows.ts'
import { findNewestTable } from './standings-version-store.ts'

/**
 * A class's season table: as it stands while a run goes on, else the newest published version, or what has been scored
 * since then as provisional. @throws Problem not_found
 */
export async function getStandings(
  db: Db,
  scope: OrganisationScope,
  asked: { championship_id: string; championship_class_id: string },
  nowMs: number,
): Promise<Standings> {
  const championship = await getChampionshipRow(db, scope, asked.championship_id)
  const season = await loadSeason(db, scope, championship, { runs: 'as_it_stands', now_ms: nowMs })
  const found = season.classes.find(({ plate }) => plate.id === asked.championship_class_id)
  if (found === undefined) throw new Problem('not_found')
  const { plate, rules } = found
  const table = classSeason(plate.id, rules, season)
  const published = await findNewestTable(db, plate.id)
  const riderIds = [...table.lines, ...(published?.rows ?? [])].map(({ participant_id }) => participant_id)
  const names = await findRiderNames(db, riderIds)
  const own = season.runs.filter(({ championship_class_id }) => championship_class_id === plate.id)
  const rows = standingsRows(table, season.rounds, own, names)
  const running = runningText(own, season.rounds)
  const { id, name } = championship
  const answer = {
    championship: { id, name, season: championship.season },
    championship_class: plate,
    rounds: season.rounds.map(roundOf),
    running,
    rules_text: standingsRulesText(rules),
  }
  if (running === null && published !== null && saysTheSame(published.rows, rows)) {
    const { state, version_number, official_at, published_at } = published.version
    const shown = published.rows.map((row) => ({ ...row, full_name: names.get(row.participant_id) ?? row.full_name }))
    const inOrder = new Map(rows.map((row, index) => [row.participant_id, index]))
    shown.sort((a, b) => (inOrder.get(a.participant_id) ?? 0) - (inOrder.get(b.participant_id) ?? 0))
    return { ...answer, state, version: version_number, updated_at: official_at ?? published_at, rows: shown }
  }
  const updatedAt = own.reduce<string | null>((last, run) => newer(last, run.updated_at), null)
  const state = running === null ? 'provisional' : 'live'
  return { ...answer, state, version: null, updated_at: updatedAt, rows }
}

/** Whether a published table is still what the scores give: the same riders, places, points and scores. */
function saysTheSame(published: readonly StandingsRow[], computed: readonly StandingsRow[]): boolean {
  const lineOf = ({ participant_id, position, points, scores }: StandingsRow) =>
    JSON.stringify([
      participant_id,
      position,
      points,
      scores.map((score) => score && [score.points, score.text, score.dropped]),
    ])
  const lines = new Set(published.map(lineOf))
  return published.length === computed.length && computed.every((row) => lines.has(lineOf(row)))
}

function newer(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b
  return a > b ? a : b
}
