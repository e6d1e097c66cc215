import { bakeMood, type Mood } from '#src/ui/art/moods.ts'

/** Repeats of a long fragment become one definition and its uses, which keeps the files small. */
function shareRepeats(body: string): string {
  const seen = new Map<string, number>()
  for (const [fragment] of body.matchAll(/<g transform="translate\([^"]*\)">((?:(?!<\/?g\b).)*)<\/g>/g)) {
    const inner = fragment.slice(fragment.indexOf('>') + 1, -4)
    if (inner.length > 160) seen.set(inner, (seen.get(inner) ?? 0) + 1)
  }
  let shared = body
  let definitions = ''
  let index = 0
  for (const [inner, count] of seen) {
    if (count < 2) continue
    const id = `r${index++}`
    definitions += `<g id="${id}">${inner}</g>`
    shared = shared.replaceAll(`>${inner}</g>`, `><use href="#${id}"/></g>`)
  }
  return definitions === '' ? body : `<defs>${definitions}</defs>${shared}`
}

/** A whole picture file in one mood, without a style, a script or a web font: fit for <img>. */
export function svgFile(body: string, width: number, height: number, mood: Mood): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shareRepeats(bakeMood(body, mood))}</svg>\n`
}
