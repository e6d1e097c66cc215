import { createRequire } from 'node:module'
import type { TFontDictionary } from 'pdfmake/interfaces.d.ts'

const { resolve } = createRequire(import.meta.url)

const sans = (style: string) => resolve(`@expo-google-fonts/sofia-sans/${style}.ttf`)
const narrow = (subset: string) =>
  resolve(`@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-${subset}-800-normal.woff`)

/**
 * The three widths of the look. The whole of Sofia Sans (Latin, Greek, Cyrillic) for text; the narrow widths come in
 * subsets, so that headings change the font inside a word where they must.
 */
export const fontFiles = {
  'Sofia Sans': { normal: sans('400Regular/SofiaSans_400Regular'), bold: sans('600SemiBold/SofiaSans_600SemiBold') },
  'Sofia Sans Heavy': { normal: sans('800ExtraBold/SofiaSans_800ExtraBold') },
  'Headline Latin': { normal: narrow('latin') },
  'Headline Latin Extended': { normal: narrow('latin-ext') },
  Figures: {
    normal: resolve('@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-latin-600-normal.woff'),
  },
} satisfies TFontDictionary

export type FontName = keyof typeof fontFiles

/** A stretch of a heading in one font. */
export type HeadlineRun = { text: string; font: FontName }

/** Splits a heading into runs that the narrow fonts have letters for; other scripts fall back to the wide heavy one. */
export function headlineRuns(text: string): HeadlineRun[] {
  const runs: HeadlineRun[] = []
  for (const letter of text) {
    const font = headlineFont(letter)
    const last = runs.at(-1)
    if (last !== undefined && last.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  return runs
}

function headlineFont(letter: string): FontName {
  const point = letter.codePointAt(0) ?? 0
  if (point <= 0xff || (point >= 0x2010 && point <= 0x203a) || point === 0x2212) return 'Headline Latin'
  return point <= 0x24f ? 'Headline Latin Extended' : 'Sofia Sans Heavy'
}
