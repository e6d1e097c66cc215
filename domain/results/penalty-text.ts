import { formatLapTime } from '#domain/core/lap-time.ts'
import type { PenaltyEffect } from '#domain/timing/penalty.ts'

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`
}

/** What was decided: `+10 s`, `−1 lap`, `+2 places`, `−5 points`, `disqualified`, `place 3 set by hand`. */
export function penaltyEffectText(effect: PenaltyEffect): string {
  switch (effect.kind) {
    case 'time':
      if (effect.ms % 1000 === 0 && effect.ms < 60_000) return `+${effect.ms / 1000} s`
      return effect.ms < 60_000 ? `+${formatLapTime(effect.ms)} s` : `+${formatLapTime(effect.ms)}`
    case 'laps':
      return `−${counted(effect.laps, 'lap')}`
    case 'places':
      return `+${counted(effect.places, 'place')}`
    case 'points':
      return `−${counted(effect.points, 'point')}`
    case 'dsq':
      return 'disqualified'
    case 'place':
      return effect.scope === 'class' ? `class place ${effect.place} set by hand` : `place ${effect.place} set by hand`
    case 'status':
      return `status ${effect.status} set by hand`
  }
}

/** The decision with its reason: `+10 s, cut the corner at the tyres, lap 6`. */
export function penaltyText(penalty: { effect: PenaltyEffect; reason: string }): string {
  return `${penaltyEffectText(penalty.effect)}, ${penalty.reason}`
}
