import { ridgebackMark } from '#src/ui/art/marks.ts'
import { paintedText } from '#src/ui/art/painted-text.ts'

export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** What a link to the site shows elsewhere: a wide scene's middle, the title at the left. */
export function sharePicture(wideScene: string, lines: readonly string[], mark: boolean): string {
  const title = lines
    .map((line, index) => paintedText(line, { x: 72, y: 258 + index * 122, size: 132, fill: 'var(--share-text)' }))
    .join('')
  const brand = mark
    ? `<g transform="translate(72 64) scale(1.3)">${ridgebackMark()}</g>` +
      paintedText('Ridgeback', { x: 150, y: 104, size: 46, fill: 'var(--share-text)' })
    : ''
  return `<g transform="translate(-480 0) scale(.829)">${wideScene}</g>${brand}${title}`
}
