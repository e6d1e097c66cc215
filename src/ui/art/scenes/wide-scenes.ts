import { beam, crowdRow, floodlight } from '#src/ui/art/crowd.ts'
import { logEnd, pine, rock, shape, sky, sun } from '#src/ui/art/landscape.ts'
import { paintedText } from '#src/ui/art/painted-text.ts'
import { rider } from '#src/ui/art/rider.ts'
import { riderFront } from '#src/ui/art/rider-front.ts'

/**
 * Pictures for the hero of a laptop, 2560 x 760: the middle 1440 is what a laptop sees, title room at its left, the
 * figure at its right, the ground line 96 above the lower edge.
 */
export const WIDE = { width: 2560, height: 760 } as const

const GROUND = 'var(--a-ground)'
const FAR = 'var(--a-far)'
const MID = 'var(--a-mid)'

const GROUND_LINE = 'M0 650Q420 634 860 652T1700 648T2560 644V760H0Z'

function pines(places: readonly (readonly [number, number])[], foot: number, fill?: string): string {
  return places.map(([x, height]) => pine(x, foot, height, fill)).join('')
}

export function wideLogs(): string {
  const pile = [
    [1340, 622],
    [1460, 622],
    [1580, 622],
    [1400, 518],
    [1520, 518],
    [1460, 414],
  ]
  return (
    sky(WIDE.width, WIDE.height) +
    sun(1640, 300, 258) +
    shape(
      'M0 600L200 470L330 540L520 430L700 560L900 480L1040 530L1240 400L1440 560L1690 390L1980 540L2200 420L2380 500L2560 430V760H0Z',
      FAR,
    ) +
    shape('M0 640L300 560L560 630L820 548L1090 636L1500 596L1730 500L2010 620L2260 540L2560 620V760H0Z', MID) +
    pines(
      [
        [300, 96],
        [352, 130],
        [980, 84],
        [1040, 78],
        [1870, 150],
        [1925, 196],
        [1990, 168],
        [2300, 150],
        [2360, 120],
      ],
      652,
    ) +
    pile.map(([x = 0, y = 0]) => logEnd(x, y, 60)).join('') +
    shape(GROUND_LINE, GROUND) +
    rider({ number: '31', x: 1603, y: 312, turn: -22, scale: 1.52 })
  )
}

export function wideRocks(): string {
  return (
    sky(WIDE.width, WIDE.height) +
    sun(1720, 220, 150) +
    shape('M0 560L240 430L420 540L700 380L940 520L1180 430L1400 540L1700 300L2000 480L2300 330L2560 460V760H0Z', FAR) +
    shape('M700 660L1240 600L1560 470L1840 330L2060 250L2560 210V760H700Z', MID) +
    rock(1060, 566, 260, 150) +
    rock(1260, 520, 260, 190) +
    rock(1480, 440, 270, 240) +
    rock(1690, 320, 350, 330) +
    rock(2000, 250, 420, 380) +
    shape('M0 650Q420 634 860 652L1300 640L1640 600L1900 560L2560 520V760H0Z', GROUND) +
    rock(1180, 622, 130, 60) +
    rock(1880, 556, 170, 90) +
    rider({ number: '214', x: 1500, y: 330, turn: -31, scale: 1.7 })
  )
}

export function wideGate(): string {
  const row = [
    { number: '7', plate: '#ffd60a', figure: '#14110e' },
    { number: '88', plate: '#14110e', figure: '#ffffff' },
    { number: '31', plate: '#d63524', figure: '#ffffff' },
    { number: '12', plate: '#1d3fae', figure: '#ffffff' },
    { number: '214', plate: '#ffffff', figure: '#14110e' },
    { number: '3', plate: '#f28a1c', figure: '#14110e' },
  ]
  let bars = ''
  for (let x = 1130; x <= 2560; x += 38) bars += `M${x} 604V684`
  return (
    sky(WIDE.width, WIDE.height) +
    sun(1610, 330, 250) +
    shape('M0 600L220 460L420 560L760 420L1000 540L1260 380L1520 520L1780 400L2080 540L2340 420L2560 500V760H0Z', FAR) +
    shape(GROUND_LINE, GROUND) +
    row
      .map((one, index) => riderFront({ ...one, x: 1200 + index * 176, y: 424, scale: index === 2 ? 1.02 : 0.92 }))
      .join('') +
    `<path d="M1120 650H2560" stroke="var(--a-ink)" stroke-width="14"/><path d="${bars}" stroke="var(--a-detail)" stroke-width="7"/>` +
    '<path d="M1120 606H2560M1120 684H2560" stroke="var(--a-detail)" stroke-width="10"/>'
  )
}

export function wideNight(): string {
  return (
    sky(WIDE.width, WIDE.height) +
    beam(1180, 90, 660, 900, 1480) +
    beam(1990, 90, 660, 1690, 2290) +
    beam(1590, 40, 660, 1300, 1880) +
    shape('M0 452H2560V760H0Z', FAR) +
    crowdRow(2560, 452, 34, 11, MID) +
    crowdRow(2560, 496, 38, 12.6, 'var(--a-near)') +
    floodlight(1180, 84, 560, -8) +
    floodlight(1990, 84, 560, 8) +
    '<rect y="552" width="2560" height="66" fill="var(--a-band)"/>' +
    paintedText('Night Race  ·  Endurocross  ·  '.repeat(6).trim(), {
      x: 40,
      y: 602,
      size: 52,
      fill: 'var(--a-bandt)',
    }) +
    shape('M0 618H1330L1500 540H1640L1810 618H2560V760H0Z', GROUND) +
    rider({ number: '88', x: 1575, y: 366, turn: -14, scale: 1.55 })
  )
}
