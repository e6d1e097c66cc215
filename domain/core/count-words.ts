const small = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** A count inside a sentence: `none`, `one` .. `ten`, then figures. */
export function countWord(count: number): string {
  return small[count] ?? String(count)
}

/** `1st`, `2nd`, `3rd`, `11th`, `22nd`. */
export function ordinalFigure(place: number): string {
  const tens = place % 100
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return `${place}${ending}`
}

/** `first` .. `tenth`, then `11th`. */
export function ordinalWord(place: number): string {
  return ordinals[place] || ordinalFigure(place)
}
