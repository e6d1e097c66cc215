import type { DropRule, StandingsRules } from '#domain/championships/standings-rules.ts'
import { countWord } from '#domain/core/count-words.ts'

function dropText(drop: DropRule): string {
  if (drop.kind === 'all') return 'All rounds count.'
  if (drop.kind === 'best_n' && drop.n === 1) return 'The best round counts.'
  if (drop.kind === 'best_n') return `The best ${countWord(drop.n)} rounds count.`
  if (drop.kind === 'percentage') return `The best ${drop.percent} % of the rounds held count.`
  const [first, second, half] = [drop.best_first, drop.best_second, drop.first_half_rounds].map(countWord)
  return `The best ${first} of the first ${half} rounds and the best ${second} of the rest count.`
}

const tieTexts = {
  most_places: 'the rider with more first places, then second, then third, over all rounds',
  last_round: 'the better result in the last round',
} as const

/** The rules of a season table in sentences for its readers. */
export function standingsRulesText(rules: StandingsRules): string {
  const ties = rules.tie_break.map((step) => tieTexts[step])
  const sentences = [
    dropText(rules.drop),
    rules.drop.kind !== 'all' && !rules.dsq_droppable ? 'A round with a disqualification cannot be dropped.' : null,
    rules.min_starts > 0 ? `At least ${countWord(rules.min_starts)} starts are needed to be classified.` : null,
    ties.length > 0
      ? `A tie goes to ${ties.join(', then to ')}; riders still level share the place.`
      : 'Ties are shared.',
  ]
  return sentences.flatMap((sentence) => sentence ?? []).join(' ')
}
