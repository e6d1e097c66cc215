/** Points as tables show them: whole where they are, otherwise at most two decimals, with a proper minus: `75`, `−5`, `12.5`. */
export function formatPoints(points: number): string {
  const shown = Math.round(Math.abs(points) * 100) / 100
  return points < 0 && shown > 0 ? `−${shown}` : String(shown)
}

/** `75 points`, `1 point`. */
export function formatCountedPoints(points: number): string {
  return `${formatPoints(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`
}
