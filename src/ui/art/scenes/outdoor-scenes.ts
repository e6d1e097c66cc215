import { beam, crowdRow, floodlight, gateBars } from '#src/ui/art/crowd.ts'
import { logEnd, lyingLog, pine, rock, shape, sky, sun, tyre } from '#src/ui/art/landscape.ts'
import { paintedText } from '#src/ui/art/painted-text.ts'
import { rider } from '#src/ui/art/rider.ts'
import { riderFront } from '#src/ui/art/rider-front.ts'

const GROUND = 'var(--a-ground)'
const FAR = 'var(--a-far)'
const MID = 'var(--a-mid)'

/** A pile of six logs and a rider who comes over it. */
export function logs(): string {
  return (
    sky(800, 600) +
    sun(560, 210, 170) +
    shape('M0 400L120 300L210 350L360 240L520 360L640 300L800 390V600H0Z', FAR) +
    shape('M0 450L180 370L330 430L520 380L800 460V600H0Z', MID) +
    [
      [30, 90],
      [70, 143],
      [120, 136],
      [700, 129],
      [745, 122],
      [790, 115],
    ]
      .map(([x = 0, height = 0]) => pine(x, 470, height))
      .join('') +
    shape('M0 480Q200 455 400 470T800 470V600H0Z', GROUND) +
    [
      [250, 478],
      [338, 478],
      [426, 478],
      [294, 402],
      [382, 402],
      [338, 326],
    ]
      .map(([x = 0, y = 0]) => logEnd(x, y, 44))
      .join('') +
    shape('M0 520Q200 505 400 515T800 512V600H0Z', GROUND) +
    rider({ number: '31', x: 442, y: 250, turn: -22, scale: 1.12 })
  )
}

/** A staircase of rocks, climbed. */
export function rocks(): string {
  return (
    sky(800, 600) +
    sun(640, 140, 90) +
    shape('M0 260L150 200L200 260L340 120L430 220L560 180L800 330V600H0Z', FAR) +
    shape('M0 560L300 470L520 300L640 240L700 160L800 130V600H0Z', MID) +
    rock(20, 430, 230, 130) +
    rock(210, 400, 210, 150) +
    rock(400, 330, 200, 160) +
    rock(540, 240, 260, 200) +
    shape('M0 540L240 520L460 470L620 400L800 370V600H0Z', GROUND) +
    rock(90, 500, 120, 60) +
    rock(610, 400, 140, 80) +
    rider({ number: '214', x: 360, y: 270, turn: -33, scale: 1.2 })
  )
}

/** A single log in a clearing. */
export function forest(): string {
  const back = [40, 120, 190, 270, 350, 430, 520, 600, 680, 760]
  const backHeights = [190, 261, 242, 223, 204, 275, 256, 237, 218, 199]
  const front = [
    [10, 300],
    [95, 347],
    [640, 394],
    [720, 331],
    [790, 378],
  ]
  return (
    sky(800, 600) +
    sun(250, 200, 120) +
    back.map((x, index) => pine(x, 432, backHeights[index] ?? 200, MID)).join('') +
    shape('M0 400Q400 372 800 404V600H0Z', MID) +
    shape('M0 440Q400 404 800 446V600H0Z', FAR) +
    front.map(([x = 0, height = 0]) => pine(x, 500, height)).join('') +
    shape('M0 500Q260 440 420 470T800 480V600H0Z', GROUND) +
    lyingLog(150, 470, 330, 58) +
    rider({ number: '07', x: 420, y: 330, turn: -18, scale: 1.1 })
  )
}

/** Five tractor tyres in a row. */
export function tyres(): string {
  return (
    sky(800, 600) +
    shape('M0 300L240 180L420 280L600 150L800 270V600H0Z', FAR) +
    sun(160, 130, 70) +
    shape('M0 390Q200 330 420 380T800 350V600H0Z', MID) +
    [
      [90, 486],
      [250, 494],
      [410, 486],
      [570, 494],
      [730, 486],
    ]
      .map(([x = 0, y = 0]) => tyre(x, y, 88))
      .join('') +
    shape('M0 500H800V600H0Z', GROUND) +
    rider({ number: '7', x: 395, y: 282, turn: -9, scale: 1.3 })
  )
}

/** A jump under floodlights before a full stand. */
export function night(): string {
  return (
    sky(800, 600) +
    beam(90, 90, 520, -60, 360) +
    beam(710, 90, 520, 440, 860) +
    beam(400, 60, 520, 190, 610) +
    shape('M0 330H800V600H0Z', FAR) +
    crowdRow(800, 328, 26, 8.6, MID) +
    crowdRow(800, 360, 30, 9.9, 'var(--a-near)') +
    floodlight(90, 68, 400, -8) +
    floodlight(710, 68, 400, 8) +
    '<rect y="398" width="800" height="58" fill="var(--a-band)"/>' +
    paintedText('Night Race  ·  Endurocross  ·  Night Race  ·  Endurocross', {
      x: 30,
      y: 442,
      size: 46,
      fill: 'var(--a-bandt)',
    }) +
    shape('M0 456H180L330 378H410L560 456H800V600H0Z', GROUND) +
    rider({ number: '88', x: 400, y: 250, turn: -12, scale: 1.15 })
  )
}

/** Five riders behind the bar, seconds before it drops. */
export function gate(): string {
  return (
    sky(800, 600) +
    sun(400, 250, 230) +
    shape('M0 360L140 280L300 340L470 250L640 330L800 270V600H0Z', FAR) +
    shape('M0 470H800V600H0Z', GROUND) +
    riderFront({ number: '12', plate: '#ffd60a', figure: '#14110e', x: 92, y: 328, scale: 0.7 }) +
    riderFront({ number: '5', plate: '#14582a', figure: '#ffffff', x: 708, y: 328, scale: 0.7 }) +
    riderFront({ number: '214', plate: '#ffffff', figure: '#14110e', x: 246, y: 336, scale: 0.78 }) +
    riderFront({ number: '07', plate: '#14110e', figure: '#ffffff', x: 554, y: 336, scale: 0.78 }) +
    riderFront({ number: '31', plate: '#d63524', figure: '#ffffff', x: 400, y: 330, scale: 0.86 }) +
    gateBars(800, 486)
  )
}
