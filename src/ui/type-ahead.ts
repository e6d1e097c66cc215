/** A pause this long starts a new word. */
export const TYPE_AHEAD_RESET_MS = 500

type Labelled = { label: string; disabled?: boolean | undefined }

/** Lower case without accents, so that 'sta' finds 'Šťastný'. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/**
 * The option that typed letters lead to, as an index, or -1. One letter pressed again goes on to the next match; a word
 * stays on the current option while that still matches.
 */
export function typeAheadMatch(options: readonly Labelled[], typed: string, current: number): number {
  const letters = foldText(typed)
  const repeats = [...letters].every((letter) => letter === letters[0])
  const wanted = repeats ? letters.slice(0, 1) : letters
  const from = repeats ? current + 1 : Math.max(current, 0)
  for (let step = 0; step < options.length; step++) {
    const index = (from + step) % options.length
    const option = options[index]
    if (option !== undefined && !option.disabled && foldText(option.label).startsWith(wanted)) return index
  }
  return -1
}

/** The next option that can be chosen, in steps of 1 or -1, staying where it is at the ends. */
export function nextOption(options: readonly Labelled[], current: number, step: 1 | -1): number {
  for (let index = current + step; index >= 0 && index < options.length; index += step) {
    if (options[index]?.disabled !== true) return index
  }
  return current
}
