import { paintedText } from '#src/ui/art/painted-text.ts'

export const TRACK_PLAN = { width: 900, height: 560 } as const

const LINE =
  'M330 420H640C720 420 760 380 760 320S720 230 650 236C590 240 560 290 500 280S440 200 500 170S700 180 740 120' +
  'S680 50 600 60L420 110C350 130 350 200 380 240S360 320 300 320S230 420 330 420Z'

/** The plan of a track from above, with its obstacles named in English. */
export function trackPlan(): string {
  const name = (text: string, x: number, y: number) =>
    paintedText(text, { x, y, size: 22, font: 'count', fill: 'var(--m-text)' })
  const log = (x: number, y: number, turn: number) =>
    `<rect x="-4" y="-17" width="8" height="34" rx="3" transform="translate(${x} ${y}) rotate(${turn})"/>`
  let flag = ''
  for (let row = 0; row < 4; row++) {
    flag += `<rect x="${row % 2 === 0 ? 0 : 4}" y="${row * 8}" width="4" height="8" fill="#ffffff"/>`
  }
  return (
    '<rect width="900" height="560" fill="var(--m-land)"/>' +
    '<path d="M0 0H300Q260 80 150 120T0 210Z" fill="var(--m-wood)"/>' +
    '<path d="M900 560V330Q780 340 740 430T600 560Z" fill="var(--m-wood)"/>' +
    '<path d="M-10 420C140 380 170 500 330 500S520 590 640 570" fill="none" stroke="var(--m-water)" stroke-width="16"/>' +
    '<path d="M-10 330L210 300Q260 294 300 250L420 -10" fill="none" stroke="var(--m-road)" stroke-width="9"/>' +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${LINE}" stroke="var(--m-edge)" ` +
    `stroke-width="34"/><path d="${LINE}" stroke="var(--m-track)" stroke-width="26"/>` +
    '<path d="M560 420H640C720 420 760 380 760 320" stroke="var(--m-dash)" stroke-width="2.5" stroke-dasharray="3 12"/></g>' +
    `<g fill="var(--m-obs)">${log(700, 236, -20)}${log(672, 234, -4)}${log(646, 236, 6)}` +
    '<circle cx="470" cy="190" r="7"/><circle cx="486" cy="176" r="7"/><circle cx="504" cy="166" r="7"/>' +
    '<path d="M551 80l9-17 9 17zM573 72l9-17 9 17zM595 70l9-17 9 17z"/></g>' +
    `<g transform="translate(470 404)"><rect width="8" height="32" fill="var(--m-text)"/>${flag}</g>` +
    name('Start and finish', 420, 466) +
    name('Log matrix', 640, 284) +
    name('Tyres', 404, 170) +
    name('Rock garden', 530, 36) +
    name('Paddock, parking P1', 26, 262) +
    '<g transform="translate(212 236)"><path d="M0 44Q-22 18 -22 0A22 22 0 0 1 22 0Q22 18 0 44Z" fill="var(--m-text)"/>' +
    `${paintedText('P', { x: 0, y: 9, size: 26, anchor: 'middle', fill: 'var(--m-land)' })}</g>`
  )
}
