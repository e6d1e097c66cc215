import type { TieBreakStep } from '#domain/championships/standings-rules.ts'
import { countWord, ordinalFigure, ordinalWord } from '#domain/core/count-words.ts'

/** What the tie-break chain looks at. */
export type TieRecord = {
  /** Index 1: number of 1st places, index 2: of 2nd ..., over all results, dropped ones too. */
  place_counts: readonly number[]
  /** Hundredths of points in the last round held; null: not there. */
  last_round: number | null
  /** Place in the last run of the last round; null: none. */
  last_place: number | null
}

/** `order` < 0: the first rider is ahead. */
export type TieVerdict = { order: number; step: TieBreakStep | 'shared'; sentence: string }

function placesNoun(place: number, count: number): string {
  if (place === 1) return count === 1 ? 'win' : 'wins'
  return `${ordinalWord(place)} ${count === 1 ? 'place' : 'places'}`
}

/** `2 wins to 1`, `one third place to none`. */
export function placesSentence(place: number, more: number, fewer: number): string {
  const noun = placesNoun(place, more)
  return fewer === 0 ? `${countWord(more)} ${noun} to none` : `${more} ${noun} to ${fewer}`
}

function byPlaces(a: TieRecord, b: TieRecord): TieVerdict | null {
  const worst = Math.max(a.place_counts.length, b.place_counts.length)
  for (let place = 1; place < worst; place += 1) {
    const [ours, theirs] = [a.place_counts[place] ?? 0, b.place_counts[place] ?? 0]
    if (ours === theirs) continue
    const sentence = placesSentence(place, Math.max(ours, theirs), Math.min(ours, theirs))
    return { order: theirs - ours, step: 'most_places', sentence }
  }
  return null
}

function byLastRound(a: TieRecord, b: TieRecord): TieVerdict | null {
  const [ours, theirs] = [a.last_round ?? Number.NEGATIVE_INFINITY, b.last_round ?? Number.NEGATIVE_INFINITY]
  if (ours !== theirs) {
    const [more, fewer] = [Math.max(ours, theirs) / 100, Math.min(ours, theirs) / 100]
    const than = Number.isFinite(fewer) ? String(fewer) : 'not entered'
    const noun = more === 1 ? 'point' : 'points'
    return {
      order: ours > theirs ? -1 : 1,
      step: 'last_round',
      sentence: `${more} ${noun} to ${than} in the last round`,
    }
  }
  const [place, other] = [a.last_place ?? Number.POSITIVE_INFINITY, b.last_place ?? Number.POSITIVE_INFINITY]
  if (place === other) return null
  const [better, worse] = [Math.min(place, other), Math.max(place, other)]
  const than = Number.isFinite(worse) ? ordinalFigure(worse) : 'no place'
  return {
    order: place < other ? -1 : 1,
    step: 'last_round',
    sentence: `${ordinalFigure(better)} to ${than} in the last round`,
  }
}

/** Asks the tie-break steps in order about two riders with the same points. */
export function breakTie(a: TieRecord, b: TieRecord, steps: readonly TieBreakStep[]): TieVerdict {
  for (const step of steps) {
    const verdict = step === 'most_places' ? byPlaces(a, b) : byLastRound(a, b)
    if (verdict) return verdict
  }
  return { order: 0, step: 'shared', sentence: 'level in everything' }
}
