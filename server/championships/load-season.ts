import type { StandingsRules } from '#domain/championships/standings-rules.ts'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import type { Db } from '#server/db/client.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { listScoredRuns } from '#server/results/class-points-store.ts'
import { listClassRuns } from '#server/results/live-class-runs.ts'
import type { SeasonFacts } from './class-season.ts'
import { type ListedRound, listRounds } from './round-store.ts'
import { listAdjustments, listSeasonClasses, listSeasonRiders } from './season-facts-store.ts'

export type Season = SeasonFacts & { classes: { plate: ClassPlate; rules: StandingsRules }[] }

export type SeasonView = {
  /** `as_it_stands`: runs that go on count as if they stopped now. */
  runs: 'as_it_stands' | 'published'
  /** Only rounds that begin before this instant score; the others are still to come. */
  before?: string
  now_ms: number
}

/** Reads all that the tables of a championship are made of. */
export async function loadSeason(
  db: Db,
  scope: OrganisationScope,
  championship: { id: string; standings_rules: StandingsRules },
  view: SeasonView,
): Promise<Season> {
  const { before } = view
  const classes = await listSeasonClasses(db, scope, championship.id)
  const classIds = classes.map(({ plate }) => plate.id)
  const rounds = await listRounds(db, scope, [championship.id], view.now_ms)
  const isLater = ({ state, start_date_time }: ListedRound) =>
    state !== 'cancelled' && before !== undefined && start_date_time >= before
  const scoring = rounds.filter((round) => round.state !== 'cancelled' && !isLater(round))
  const filter = { event_ids: scoring.map(({ event_id }) => event_id), class_ids: classIds }
  const runs =
    view.runs === 'as_it_stands' ? await listClassRuns(db, scope, filter) : await listScoredRuns(db, scope, filter)
  return {
    rounds: rounds.map((round) => (isLater(round) ? { ...round, state: 'upcoming' } : round)),
    runs,
    adjustments: await listAdjustments(db, classIds),
    riders: await listSeasonRiders(db, classIds),
    classes: classes.map(({ plate, standings_rules }) => ({
      plate,
      rules: standings_rules ?? championship.standings_rules,
    })),
  }
}
