/** A measured number; `aim` as `<= 150` or `>= 0.6`, `spread` in words for the table. */
export type Figure = { value: number; unit: string; aim: string | null; spread?: string }
export type Group = () => Promise<Record<string, Figure>>

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Rounds to three significant digits for reading. */
export function tidy(value: number): number {
  return Number(value.toPrecision(3))
}

export function spreadOf(values: readonly number[]): string {
  return `${tidy(Math.min(...values))} to ${tidy(Math.max(...values))}, ${values.length} runs`
}
