import { paintedText } from '#src/ui/art/painted-text.ts'
import { PLATE_OUTLINE } from '#src/ui/art/plate-art.ts'

type FrontPlace = { number: string; plate: string; figure: string; x: number; y: number; scale: number }

const BODY =
  '<path d="M-13 150h26v58q0 10-13 10t-13-10z" fill="var(--a-ink)"/>' +
  '<path d="M-13 160h26M-13 172h26M-13 184h26M-13 196h26" stroke="var(--a-detail)" stroke-width="3" opacity=".5"/>' +
  '<path d="M-20 120L-18 210M20 120L18 210" stroke="var(--a-ink)" stroke-width="9"/>' +
  '<path d="M-74 96q-8 60 18 92l22-6q-14-40-4-74zM74 96q8 60-18 92l-22-6q14-40 4-74z" fill="var(--p-pants)"/>' +
  '<path d="M-46 140q46-22 92 0l-10 16q-36-14-72 0z" fill="var(--p-bike)"/>' +
  '<path d="M-52 30Q0 6 52 30L84 60L96 96L74 104L60 84L54 124H-54L-60 84L-74 104L-96 96L-84 60Z"' +
  ' fill="var(--p-jersey)"/>' +
  '<path d="M-104 98H104" stroke="var(--a-ink)" stroke-width="8" stroke-linecap="round"/>' +
  '<path d="M-108 98h26M82 98h26" stroke="var(--a-ink)" stroke-width="16" stroke-linecap="round"/>' +
  '<path d="M-40 -8Q-42 -56 0 -58Q42 -56 40 -8Q36 30 0 38Q-36 30 -40 -8Z" fill="var(--p-bike)"/>' +
  '<path d="M-34 -18Q0 -30 34 -18L30 6Q0 14 -30 6Z" fill="var(--a-ink)"/>' +
  '<path d="M-26 -13Q0 -21 26 -13L23 0Q0 5 -23 0Z" fill="var(--a-detail)"/>' +
  '<path d="M-44 -34Q0 -66 44 -34L34 -26Q0 -42 -34 -26Z" fill="var(--a-ink)"/>' +
  '<path d="M-14 18h28M-11 25h22" stroke="var(--a-ink)" stroke-width="3"/>'

/** A rider from the front, as at the gate, 216 wide at scale 1. */
export function riderFront({ number, plate, figure, x, y, scale }: FrontPlace): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">${BODY}<g transform="translate(-46 70) scale(.92)">` +
    `<path d="${PLATE_OUTLINE}" fill="${plate}" stroke="var(--a-ink)" stroke-width="5"/>` +
    paintedText(number, { x: 50, y: 59, size: 62, anchor: 'middle', fill: figure }) +
    '</g></g>'
  )
}
