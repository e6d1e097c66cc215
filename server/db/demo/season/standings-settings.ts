import { type StandingsRules, standardStandingsRules } from '#domain/championships/standings-rules.ts'
import type { PointsAllocation } from '#domain/points/points-allocation.ts'
import { pointsPresets } from '#domain/points/points-presets.ts'
import type { ClassKey } from '../riders/rider-profile.ts'

/** The best three of the first four rounds and the best three of the last four. */
export const seasonRules: StandingsRules = {
  ...standardStandingsRules,
  drop: { kind: 'halves', best_first: 3, best_second: 3, first_half_rounds: 4 },
  carry_factor: 0.5,
}

/** Classes whose season is decided differently. */
export const classRules: Readonly<Partial<Record<ClassKey, StandingsRules>>> = {
  /** A disqualification cannot be dropped. */
  veteran: { ...seasonRules, dsq_droppable: false },
  /** Small riders keep everything they have ridden for. */
  junior65: { ...seasonRules, drop: { kind: 'all' } },
}

export const seasonPoints: PointsAllocation = { ...pointsPresets.motocross, name: 'Ridgeback 25-22-20' }

/** In the Hobby class the first gate pick brings a point, and so does the holeshot. */
export const hobbyPoints: PointsAllocation = {
  ...pointsPresets.motocross,
  name: 'Ridgeback Hobby 25-22-20 with pole and holeshot',
  bonuses: { holeshot: 1, pole: 1, fastest_lap: 0, participation: 0 },
}
