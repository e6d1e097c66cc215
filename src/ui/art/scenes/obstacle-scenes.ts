import { beam, crowdRow, floodlight } from '#src/ui/art/crowd.ts'
import { lyingLog, pine, rock, shape, sky, sun, tyre } from '#src/ui/art/landscape.ts'
import { paintedText } from '#src/ui/art/painted-text.ts'
import { rider } from '#src/ui/art/rider.ts'

const GROUND = 'var(--a-ground)'
const FAR = 'var(--a-far)'
const MID = 'var(--a-mid)'
const NEAR = 'var(--a-near)'

/** Through the stream: stones, a bow wave, spray. */
export function creek(): string {
  const spray = [
    [250, 396, 9],
    [228, 366, 6],
    [270, 350, 7],
    [560, 384, 9],
    [592, 352, 7],
    [540, 344, 5],
    [616, 396, 6],
    [214, 420, 7],
  ]
  return (
    sky(800, 600) +
    sun(610, 170, 110) +
    shape('M0 330L150 210L290 320L450 190L610 310L800 220V600H0Z', FAR) +
    [
      [40, 230],
      [110, 190],
      [700, 260],
      [770, 220],
    ]
      .map(([x = 0, height = 0]) => pine(x, 400, height, MID))
      .join('') +
    shape('M0 396Q210 372 400 390T800 384V600H0Z', NEAR) +
    shape('M0 416Q200 400 400 416T800 412V600H0Z', FAR) +
    rider({ number: '45', x: 400, y: 296, turn: -14, scale: 1.2 }) +
    shape(
      'M214 470Q226 384 262 410Q270 368 302 416Q350 440 404 430Q470 396 520 410Q540 356 558 406Q604 376 610 470Z',
      'var(--a-foam)',
    ) +
    spray.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--a-foam)"/>`).join('') +
    shape('M0 448Q100 434 200 446T400 446T600 444T800 446V600H0Z', 'var(--a-water)') +
    '<path d="M30 484H170M640 476H770M90 514H160M300 492H420M560 508H660" stroke="var(--a-foam)" stroke-width="5" stroke-linecap="round"/>' +
    rock(40, 500, 150, 70) +
    rock(600, 506, 130, 60) +
    shape('M0 552Q180 520 380 548T800 536V600H0Z', GROUND)
  )
}

/** Straight up the slope, the flags at the top. */
export function hill(): string {
  return (
    sky(800, 600) +
    sun(210, 190, 130) +
    shape('M0 420L160 330L300 400L430 320L560 390L800 300V600H0Z', FAR) +
    shape('M260 600L560 240L690 150H800V600Z', MID) +
    [
      [600, 150],
      [668, 170],
      [740, 190],
    ]
      .map(([x = 0, height = 0], index) => pine(x, 232 - index * 36, height))
      .join('') +
    shape('M0 560L220 520L420 420L600 280L720 200H800V600H0Z', GROUND) +
    '<path d="M736 204V96M776 204V112" stroke="var(--a-ink)" stroke-width="6"/>' +
    shape('M736 96L690 112L736 128Z', 'var(--a-red)') +
    shape('M776 112L734 126L776 142Z', 'var(--a-band)') +
    '<path d="M280 530L350 494M380 474L440 436M150 566L220 546" stroke="var(--a-bark)" stroke-width="8" stroke-linecap="round"/>' +
    rider({ number: '9', x: 430, y: 262, turn: -40, scale: 1.15 })
  )
}

/** Indoors: steel roof, stands on both sides, tyres and logs on the floor. */
export function hall(): string {
  return (
    sky(800, 600) +
    '<path d="M-20 120Q400 -70 820 120" fill="none" stroke="var(--a-near)" stroke-width="14"/>' +
    '<path d="M-20 176Q400 -14 820 176M60 92V148M180 52V106M300 30V84M420 26V80M540 38V92M660 66V122" fill="none" stroke="var(--a-near)" stroke-width="6"/>' +
    beam(240, 80, 520, 60, 420) +
    beam(560, 80, 520, 380, 740) +
    shape('M0 250L800 250V600H0Z', FAR) +
    crowdRow(800, 262, 28, 8.4, MID) +
    crowdRow(800, 300, 32, 9.6, MID) +
    crowdRow(800, 342, 36, 11, NEAR) +
    floodlight(240, 84, 84, 0) +
    floodlight(560, 84, 84, 0) +
    '<rect y="396" width="800" height="52" fill="var(--a-band)"/>' +
    paintedText('Hall Cup  ·  Endurocross  ·  Hall Cup  ·  Endurocross  ·', {
      x: 18,
      y: 436,
      size: 42,
      fill: 'var(--a-bandt)',
    }) +
    shape('M0 448H800V600H0Z', GROUND) +
    tyre(610, 500, 70) +
    tyre(740, 506, 70) +
    lyingLog(60, 470, 250, 52) +
    shape('M0 512H800V600H0Z', GROUND) +
    rider({ number: '60', x: 330, y: 282, turn: -24, scale: 1.16 })
  )
}
