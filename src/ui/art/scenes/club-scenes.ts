import { crowdRow } from '#src/ui/art/crowd.ts'
import { logEnd, pine, shape, sky, sun } from '#src/ui/art/landscape.ts'
import { bikeOnStand, tent, toolBox, trainer, van } from '#src/ui/art/paddock-parts.ts'
import { paintedText } from '#src/ui/art/painted-text.ts'
import { rider } from '#src/ui/art/rider.ts'
import { winner } from '#src/ui/art/winner.ts'

const GROUND = 'var(--a-ground)'
const FAR = 'var(--a-far)'
const MID = 'var(--a-mid)'
const NEAR = 'var(--a-near)'

/** Three on the steps, rays behind them. */
export function podium(): string {
  const step = (text: string, x: number, y: number) =>
    paintedText(text, { x, y, size: 120, anchor: 'middle', fill: 'var(--a-ongr)' })
  return (
    sky(800, 600) +
    shape(
      'M400 300L-100 -60V120ZM400 300L200 -60H320ZM400 300L480 -60H640ZM400 300L900 -60V140ZM400 300L-100 330V480ZM400 300L900 320V470Z',
      'var(--a-ray)',
    ) +
    crowdRow(800, 500, 34, 11, MID) +
    crowdRow(800, 536, 38, 12.5, NEAR) +
    shape('M96 600V452H304V372H496V482H704V600Z', GROUND) +
    shape('M96 452H304V462H96ZM304 372H496V382H304ZM496 482H704V492H496Z', 'var(--a-band)') +
    step('1', 400, 506) +
    step('2', 200, 566) +
    step('3', 600, 582) +
    winner({
      x: 400,
      y: 372,
      scale: 0.94,
      jersey: 'var(--a-white)',
      pants: 'var(--a-ink)',
      skin: 'var(--a-skin)',
      hair: 'var(--a-bark)',
      holds: 'trophy',
      longHair: true,
    }) +
    winner({
      x: 200,
      y: 452,
      scale: 0.94,
      jersey: 'var(--a-mid)',
      pants: 'var(--a-ink)',
      skin: 'var(--a-skin2)',
      hair: 'var(--a-ink)',
      holds: 'helmet',
    }) +
    winner({
      x: 600,
      y: 482,
      scale: 0.94,
      jersey: 'var(--a-red)',
      pants: 'var(--a-near)',
      skin: 'var(--a-skin)',
      hair: 'var(--a-wood)',
      holds: 'nothing',
    })
  )
}

/** Bikes on stands, a tent, the van: a training day. */
export function paddock(): string {
  return (
    sky(800, 600) +
    sun(640, 150, 80) +
    shape('M0 330L180 220L330 310L520 200L680 300L800 240V600H0Z', FAR) +
    [
      [24, 200],
      [78, 170],
      [560, 180],
      [612, 150],
    ]
      .map(([x = 0, height = 0]) => pine(x, 440, height, MID))
      .join('') +
    shape('M0 436H800V600H0Z', GROUND) +
    van(470, 466) +
    tent(66, 476, 330) +
    bikeOnStand(236, 492, '17') +
    `<g transform="translate(922 0) scale(-1 1)">${trainer(452, 520)}</g>` +
    toolBox(596, 524) +
    shape('M0 528Q240 512 460 526T800 524V600H0Z', GROUND)
  )
}

/** Two children on small bikes over low logs. */
export function kids(): string {
  return (
    sky(800, 600) +
    sun(400, 240, 190) +
    shape('M0 380Q200 270 400 350T800 320V600H0Z', FAR) +
    shape('M0 430Q240 360 460 410T800 400V600H0Z', MID) +
    [
      [40, 110],
      [92, 140],
      [730, 130],
      [776, 96],
    ]
      .map(([x = 0, height = 0]) => pine(x, 470, height))
      .join('') +
    shape('M0 488Q220 468 420 486T800 480V600H0Z', GROUND) +
    logEnd(232, 494, 26) +
    logEnd(284, 496, 26) +
    logEnd(566, 492, 26) +
    rider({ number: '5', x: 236, y: 386, turn: -16, scale: 0.78, child: true }) +
    rider({
      number: '3',
      x: 560,
      y: 376,
      turn: -6,
      scale: 0.78,
      child: true,
      bikeColour: 'var(--a-band)',
      jerseyColour: 'var(--a-red)',
    }) +
    shape('M0 524Q200 512 400 520T800 516V600H0Z', GROUND)
  )
}
