import { paintedText, paintedWidth } from '#src/ui/art/painted-text.ts'

/** A club's mark in a box of 48 x 40 cut like a plate, and a partner's mark as one line of 48 high. */
export const CLUB_MARK = { width: 48, height: 40 } as const
export const PARTNER_MARK_HEIGHT = 48

/** Logo shape of a club: the plate, in its colour, with a drawing cut into it. */
const CLUB_BOX = 'M5 0H43Q48 0 48 5V30L41 39Q40 40 38 40H10Q8 40 7 39L0 30V5Q0 0 5 0Z'

/** Ridgeback: mountains before a sky. */
export function ridgebackMark(): string {
  return (
    `<path d="${CLUB_BOX}" fill="#38bdf8"/>` +
    '<path d="M5 31L17 13L23 20.5L30 10.5L43 31L39.5 35.5H8.5Z" fill="#14110e" stroke="#14110e" stroke-width="3" stroke-linejoin="round"/>'
  )
}

/** The second club: a hammer of crossed sticks in a plate of gold. */
export function secondClubMark(): string {
  return (
    `<path d="${CLUB_BOX}" fill="#fed610"/>` +
    '<path d="M12 30L32 10M16 10L36 30" stroke="#14110e" stroke-width="5" stroke-linecap="round"/>' +
    '<circle cx="24" cy="20" r="7" fill="#fed610" stroke="#14110e" stroke-width="4"/>'
  )
}

type Partner = { file: string; name: string; symbol: string }

/** Made-up partners of the demo season; the symbols stand in a box of 32 and take the mark's colour. */
export const PARTNERS: readonly Partner[] = [
  {
    file: 'kovex',
    name: 'KOVEX',
    symbol:
      '<path d="M16 2L21 4.6L26.6 4L28.8 9.2L33 13L31.4 18.4L33 23.8L28.4 27.2L26 32.4L20.4 32L16 35L11.4 32L5.8 32.4L3.4 27.2L-1 23.8L.6 18.4L-1 13L3.2 9.2L5.4 4L11 4.6Z" transform="translate(0 -2.4)" fill="none" stroke-linejoin="round"/><circle cx="16" cy="16" r="5" fill="none"/>',
  },
  {
    file: 'pneu-horak',
    name: 'Pneu Horák',
    symbol:
      '<circle cx="16" cy="16" r="14" fill="none"/><circle cx="16" cy="16" r="6" fill="none"/><path d="M16 2V6M16 26V30M2 16H6M26 16H30M6 6L9 9M23 23L26 26M26 6L23 9M9 23L6 26" fill="none"/>',
  },
  {
    file: 'voltra',
    name: 'voltra',
    symbol: '<path d="M19 2L5 18H14L12 30L27 13H18Z" fill="none" stroke-linejoin="round"/>',
  },
  {
    file: 'moto-hala',
    name: 'MOTO HALA',
    symbol:
      '<path d="M2 30V14L16 4L30 14V30" fill="none" stroke-linejoin="round"/><path d="M8 30V19H24V30M8 24.5H24" fill="none"/>',
  },
  {
    file: 'oleum',
    name: 'Oleum',
    symbol:
      '<path d="M16 2C10 10 6 15 6 20.5A10 10 0 0 0 26 20.5C26 15 22 10 16 2Z" fill="none" stroke-linejoin="round"/><path d="M20.5 21A4.6 4.6 0 0 1 17 25" fill="none" stroke-linecap="round"/>',
  },
  {
    file: 'vysocina',
    name: 'Vysočina',
    symbol:
      '<path d="M1 28L11 10L17 20L21 14L31 28Z" fill="none" stroke-linejoin="round"/><path d="M7 17.5H15M1 28H31" fill="none"/><circle cx="24" cy="6" r="3" fill="none"/>',
  },
]

/** A partner's mark: symbol and name in one colour. */
export function partnerMark({ name, symbol }: Partner, colour: string): { body: string; width: number } {
  const width = Math.ceil(44 + paintedWidth(name, 36) + 2)
  return {
    width,
    body:
      `<g transform="translate(2 8)" stroke="${colour}" stroke-width="3.2">${symbol}</g>` +
      paintedText(name, { x: 44, y: 36, size: 36, fill: colour }),
  }
}
