import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { appIcon, faviconMark, maskableIcon, monochromeIcon } from '#src/ui/art/app-mark.ts'
import {
  CLUB_MARK,
  PARTNER_MARK_HEIGHT,
  PARTNERS,
  partnerMark,
  ridgebackMark,
  secondClubMark,
} from '#src/ui/art/marks.ts'
import { bakeMood, MOODS } from '#src/ui/art/moods.ts'
import { HELMET } from '#src/ui/art/rider.ts'
import * as club from '#src/ui/art/scenes/club-scenes.ts'
import * as obstacle from '#src/ui/art/scenes/obstacle-scenes.ts'
import * as outdoor from '#src/ui/art/scenes/outdoor-scenes.ts'
import * as wide from '#src/ui/art/scenes/wide-scenes.ts'
import { SHARE_PICTURE, sharePicture } from '#src/ui/art/share-picture.ts'
import { svgFile } from '#src/ui/art/svg-file.ts'
import { TRACK_PLAN, trackPlan } from '#src/ui/art/track-plan.ts'

/** Draws every static picture of the product into public/: `npx tsx src/ui/art/draw-all.ts`. */
const PUBLIC = new URL('../../../public/', import.meta.url).pathname

const scenes = {
  logs: outdoor.logs,
  rocks: outdoor.rocks,
  forest: outdoor.forest,
  tyres: outdoor.tyres,
  night: outdoor.night,
  gate: outdoor.gate,
  podium: club.podium,
  creek: obstacle.creek,
  hill: obstacle.hill,
  paddock: club.paddock,
  kids: club.kids,
  hall: obstacle.hall,
}

const wideScenes = { logs: wide.wideLogs, rocks: wide.wideRocks, gate: wide.wideGate, night: wide.wideNight }

function write(path: string, content: string | Buffer): void {
  const file = `${PUBLIC}${path}`
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true })
  writeFileSync(file, content)
}

async function writePng(path: string, svg: string, width: number, height = width): Promise<void> {
  write(
    path,
    await sharp(Buffer.from(svg)).resize(width, height).png({ compressionLevel: 9, palette: true }).toBuffer(),
  )
}

/** An icon file of one 32 pixel picture, as browsers without SVG icons ask for it. */
function icoFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}

function drawScenes(): void {
  for (const mood of MOODS) {
    for (const [name, draw] of Object.entries(scenes)) write(`art/${name}.${mood}.svg`, svgFile(draw(), 800, 600, mood))
    for (const [name, draw] of Object.entries(wideScenes)) {
      write(`art/wide-${name}.${mood}.svg`, svgFile(draw(), wide.WIDE.width, wide.WIDE.height, mood))
    }
  }
  write('art/track-plan.day.svg', svgFile(trackPlan(), TRACK_PLAN.width, TRACK_PLAN.height, 'day'))
  write('art/track-plan.night.svg', svgFile(trackPlan(), TRACK_PLAN.width, TRACK_PLAN.height, 'night'))
}

function drawMarks(): void {
  for (const partner of PARTNERS) {
    for (const [mode, colour] of [
      ['light', '#5b534b'],
      ['dark', '#c8c0b4'],
    ] as const) {
      const { body, width } = partnerMark(partner, colour)
      write(`art/partners/${partner.file}.${mode}.svg`, svgFile(body, width, PARTNER_MARK_HEIGHT, 'day'))
    }
  }
  for (const [name, field] of [
    ['sky', '#38bdf8'],
    ['gold', '#fed610'],
    ['dusk', '#075985'],
  ] as const) {
    const body = `<rect width="96" height="96" fill="${field}"/><g transform="translate(-172 92) scale(1.22)">${HELMET}</g>`
    write(
      `art/avatars/${name}.svg`,
      svgFile(body, 96, 96, name === 'gold' ? 'dawn' : name === 'dusk' ? 'night' : 'day'),
    )
  }
  write('art/clubs/ridgeback.svg', svgFile(ridgebackMark(), CLUB_MARK.width, CLUB_MARK.height, 'day'))
  write('art/clubs/second-club.svg', svgFile(secondClubMark(), CLUB_MARK.width, CLUB_MARK.height, 'day'))
}

async function drawIcons(): Promise<void> {
  const square = (body: string) => svgFile(body, 512, 512, 'day')
  await writePng('icons/icon-192.png', square(appIcon()), 192)
  await writePng('icons/icon-512.png', square(appIcon()), 512)
  await writePng('icons/maskable-192.png', square(maskableIcon()), 192)
  await writePng('icons/maskable-512.png', square(maskableIcon()), 512)
  await writePng('icons/apple-touch-icon.png', square(maskableIcon()), 180)
  await writePng('icons/monochrome-512.png', square(monochromeIcon()), 512)
  await writePng('icons/badge-96.png', square(monochromeIcon()), 96)
  write('icons/favicon.svg', square(faviconMark()))
  const small = await sharp(Buffer.from(square(faviconMark())))
    .resize(32, 32)
    .png()
    .toBuffer()
  write('favicon.ico', icoFile(small))
}

async function drawSharePictures(): Promise<void> {
  const pictures = [
    { path: 'art/share/home.png', scene: wide.wideLogs(), mood: 'day', lines: ['Gate drops,', 'you ride'], mark: true },
    { path: 'art/share/events.png', scene: wide.wideGate(), mood: 'dawn', lines: ['Events'], mark: true },
    { path: 'art/share/results.png', scene: wide.wideNight(), mood: 'night', lines: ['Results'], mark: true },
    { path: 'art/share/plain.png', scene: wide.wideLogs(), mood: 'day', lines: [], mark: false },
  ] as const
  for (const { path, scene, mood, lines, mark } of pictures) {
    const text = mood === 'night' ? '#ffffff' : '#14110e'
    const body = bakeMood(sharePicture(scene, lines, mark).replaceAll('var(--share-text)', text), mood)
    await writePng(
      path,
      svgFile(body, SHARE_PICTURE.width, SHARE_PICTURE.height, mood),
      SHARE_PICTURE.width,
      SHARE_PICTURE.height,
    )
  }
}

drawScenes()
drawMarks()
await drawIcons()
await drawSharePictures()
