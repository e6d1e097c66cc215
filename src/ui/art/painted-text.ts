import outlines from '#src/ui/art/glyph-outlines.json' with { type: 'json' }

/** `shout` is Sofia Sans Extra Condensed 800, `count` is Sofia Sans Condensed 600; outlines in units of 1/1000. */
export type PaintFont = 'shout' | 'count'

type Glyph = { advance: number; d: string }

type Paint = {
  x: number
  y: number
  /** Letter height (font size) in the drawing's units. */
  size: number
  fill: string
  font?: PaintFont
  anchor?: 'start' | 'middle' | 'end'
}

const GLYPHS = {
  shout: new Map<string, Glyph>(Object.entries(outlines.shout.glyphs)),
  count: new Map<string, Glyph>(Object.entries(outlines.count.glyphs)),
}

/** Width of a text in the drawing's units. */
export function paintedWidth(text: string, size: number, font: PaintFont = 'shout'): number {
  let units = 0
  for (const letter of text) units += glyphOf(letter, font).advance
  return (units * size) / 1000
}

function glyphOf(letter: string, font: PaintFont): Glyph {
  const glyph = GLYPHS[font].get(letter)
  if (glyph === undefined) throw new Error(`no outline for '${letter}' in ${font}`)
  return glyph
}

/** Text as outlines, so that a picture needs no web font. `x`, `y` is the baseline at the anchor. */
export function paintedText(text: string, { x, y, size, fill, font = 'shout', anchor = 'start' }: Paint): string {
  const width = paintedWidth(text, size, font)
  const start = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  const scale = size / 1000
  let at = 0
  let letters = ''
  for (const letter of text) {
    const glyph = glyphOf(letter, font)
    if (glyph.d !== '') letters += `<path transform="translate(${at} 0)" d="${glyph.d}"/>`
    at += glyph.advance
  }
  const place = `translate(${Math.round(start * 10) / 10} ${y}) scale(${Math.round(scale * 10000) / 10000})`
  return `<g fill="${fill}" transform="${place}">${letters}</g>`
}
