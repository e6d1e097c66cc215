function isSlip(typed: string, plate: string): boolean {
  if (typed === plate) return false
  if (typed.length !== plate.length) {
    const [longer, shorter] = typed.length > plate.length ? [typed, plate] : [plate, typed]
    if (longer.length - shorter.length !== 1) return false
    return [...longer].some((_, index) => longer.slice(0, index) + longer.slice(index + 1) === shorter)
  }
  const wrong = [...typed].flatMap((digit, index) => (digit === plate[index] ? [] : [index]))
  const [first, second, ...more] = wrong
  if (first === undefined || more.length > 0) return false
  if (second === undefined) return true
  return second === first + 1 && typed[first] === plate[second] && typed[second] === plate[first]
}

/** Plates that a typed number may have been meant for: one digit wrong, missing or too many, or two neighbours swapped. */
export function similarNumbers(typed: string, plates: readonly string[]): string[] {
  return plates.filter((plate) => isSlip(typed, plate))
}
