import { bike } from '#src/ui/art/bike.ts'

const BODY =
  '<path d="M116 20Q140 -20 158 -14L172 0Q160 30 122 58Q96 62 92 44Q98 32 116 20Z" fill="var(--p-jersey)"/>' +
  '<path d="M90 34Q78 48 90 60Q112 74 138 96L144 108L128 128L124 148L140 152L146 132Q164 112 162 100Q160 88 140 70' +
  'L118 44Z" fill="var(--p-pants)"/>' +
  '<path d="M122 118L116 158L150 160Q158 160 156 153L140 146L146 122Z" fill="var(--a-detail)"/>' +
  '<path d="M118 132L143 136M117 142L140 146" stroke="var(--a-ink)" stroke-width="2.6"/>' +
  '<path d="M114 158H154V163H114Z" fill="var(--a-ink)"/>' +
  '<path d="M140 84L156 92L152 112L140 108Z" fill="var(--a-detail)" opacity=".55"/>' +
  '<path d="M150 -6Q166 -12 174 2L198 22Q206 28 200 36L184 54Q176 60 169 53Q166 49 170 44L180 31L158 20' +
  'Q146 10 150 -6Z" fill="var(--p-jersey)"/>' +
  '<path d="M182 30L200 34L186 52Q178 60 169 53Q166 49 170 44Z" fill="var(--a-ink)"/>' +
  '<path d="M104 30Q126 38 146 22L150 32Q128 48 102 42Z" fill="var(--a-ink)" opacity=".2"/>'

/** A helmet from the side, as it sits on the rider. */
export const HELMET =
  '<path d="M148 -30Q148 -58 176 -60Q196 -60 204 -46L208 -36L190 -32L192 -24L206 -16Q204 -4 190 -4L166 -8' +
  'Q150 -14 148 -30Z" fill="var(--p-bike)"/>' +
  '<path d="M172 -42L206 -38L203 -24L180 -25Q172 -32 172 -42Z" fill="var(--a-ink)"/>' +
  '<path d="M180 -39L202 -36L200 -29L184 -30Z" fill="var(--a-detail)"/>' +
  '<path d="M164 -62Q196 -68 226 -48L222 -43Q194 -52 168 -50Z" fill="var(--a-ink)"/>' +
  '<path d="M149 -34L172 -37L172 -32L149 -27Z" fill="var(--a-ink)"/>'

type RiderPlace = {
  number: string
  /** Where the middle of the figure goes, its turn in degrees (negative lifts the front wheel) and its scale. */
  x: number
  y: number
  turn: number
  scale: number
  /** A child's helmet is large for its body. */
  child?: boolean
  bikeColour?: string
  jerseyColour?: string
}

/** A rider from the side in attack position, 300 x 260 at scale 1. */
export function rider(place: RiderPlace): string {
  const head = place.child ? `<g transform="translate(160 -6) scale(1.3) translate(-162 8)">${HELMET}</g>` : HELMET
  const drawing = bike(place.number) + BODY + head
  const coloured = drawing
    .replaceAll('var(--p-bike)', place.bikeColour ?? 'var(--p-bike)')
    .replaceAll('var(--p-jersey)', place.jerseyColour ?? 'var(--p-jersey)')
  const { x, y, turn, scale } = place
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-140 -100)">${coloured}</g>`
}
