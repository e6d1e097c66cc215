/**
 * JSON in one spelling only: keys sorted, nothing undefined, no white space. Two values that mean the same JSON give the
 * same text on every device, so that it can be hashed and compared.
 * @throws TypeError for what JSON cannot say: big integers, circles
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(plainJson(value)))
}

/** The value as it arrives on the other side: nothing undefined, dates as texts. A function or undefined gives null. */
export function plainJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const pairs = Object.entries(value).map(([key, item]): [string, unknown] => [key, sorted(item)])
  return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)))
}
