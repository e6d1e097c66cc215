import type { PointsAllocation } from '#domain/points/points-allocation.ts'

function preset(name: string, places: number[]): PointsAllocation {
  return {
    version: 1,
    name,
    places,
    bonuses: { holeshot: 0, pole: 0, fastest_lap: 0, participation: 0 },
    dnf: { kind: 'none' },
    dns: { kind: 'none' },
    run_kinds: ['final'],
    ineligible: 'moves_up',
  }
}

/** The tables that are shipped; an organiser edits a copy. */
export const pointsPresets = {
  motocross: preset('Motocross 25-22-20', [25, 22, 20, 18, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]),
  supercross: preset(
    'Supercross 26-23-21',
    [26, 23, 21, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  ),
  enduro: preset('Enduro 20-17-15', [20, 17, 15, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]),
  hare_scramble: preset(
    'Hare scramble 30-25-21',
    [30, 25, 21, 18, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  ),
} as const
