import type { Championship, ChampionshipResults } from '#domain/championships/championship-words.ts'
import { listClassesOfChampionships } from '#server/classes/class-store.ts'
import type { Db } from '#server/db/client.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { findRiderNames } from '#server/results/rider-names-store.ts'
import { type ChampionshipRow, getChampionshipRow } from './championship-store.ts'
import { classSeason } from './class-season.ts'
import { loadSeason } from './load-season.ts'
import { listRounds, roundOf } from './round-store.ts'

/** How many of each class stand in a season at a glance. */
const LEADERS_SHOWN = 3

/** These championships with their rounds and classes. */
export async function describeChampionships(
  db: Db,
  scope: OrganisationScope,
  rows: readonly ChampionshipRow[],
  nowMs: number,
): Promise<Championship[]> {
  const ids = rows.map(({ id }) => id)
  const rounds = await listRounds(db, scope, ids, nowMs)
  const classes = await listClassesOfChampionships(db, scope, ids)
  return rows.map(({ id, name, season, introduction, rules_text }) => ({
    id,
    name,
    season,
    introduction,
    rules_text,
    rounds: rounds.filter(({ championship_id }) => championship_id === id).map(roundOf),
    classes: classes.filter(({ championship_id }) => championship_id === id).map(({ plate }) => plate),
  }))
}

/** A championship with who leads each class as it stands. @throws Problem not_found */
export async function getChampionshipResults(
  db: Db,
  scope: OrganisationScope,
  id: string,
  nowMs: number,
): Promise<ChampionshipResults> {
  const row = await getChampionshipRow(db, scope, id)
  const { name, season: years, introduction, rules_text } = row
  const season = await loadSeason(db, scope, row, { runs: 'as_it_stands', now_ms: nowMs })
  const leaders = season.classes.map(({ plate, rules }) => {
    const { lines } = classSeason(plate.id, rules, season)
    return { championship_class_id: plate.id, lines: lines.slice(0, LEADERS_SHOWN) }
  })
  const names = await findRiderNames(
    db,
    leaders.flatMap(({ lines }) => lines.map(({ participant_id }) => participant_id)),
  )
  return {
    id,
    name,
    season: years,
    introduction,
    rules_text,
    rounds: season.rounds.map(roundOf),
    classes: season.classes.map(({ plate }) => plate),
    leaders: leaders.map(({ championship_class_id, lines }) => ({
      championship_class_id,
      rows: lines.map(({ participant_id, start_number, position, points }) => ({
        participant_id,
        full_name: names.get(participant_id) ?? '',
        start_number,
        position,
        points,
      })),
    })),
  }
}
