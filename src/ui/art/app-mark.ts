import { PLATE_OUTLINE } from '#src/ui/art/plate-art.ts'

/** The app's own mark in a box of 512: a plate over the ground line, mountains cut into it. */
const MOUNTAINS = 'M10 60L33 27L46 42L60 21L90 60L80 73H21Z'

function plateWith(size: number, x: number, y: number, plate: string, hills: string): string {
  const clip = 'M4 0H96L100 8V56L82 78Q80 80 77 80H23Q20 80 18 78L0 56V8Z'
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 100})"><path d="${PLATE_OUTLINE}" fill="${plate}"/>` +
    `<clipPath id="c"><path d="${clip}"/></clipPath><path clip-path="url(#c)" d="${MOUNTAINS}" fill="${hills}" ` +
    `stroke="${hills}" stroke-width="6" stroke-linejoin="round"/></g>`
  )
}

/** Rounded square for launchers that show the picture as it is. */
export function appIcon(): string {
  return `<rect width="512" height="512" rx="96" fill="#14110e"/>${plateWith(368, 72, 109, '#38bdf8', '#14110e')}`
}

/** Full square with the plate inside the safe circle. */
export function maskableIcon(): string {
  return `<rect width="512" height="512" fill="#14110e"/>${plateWith(290, 111, 140, '#38bdf8', '#14110e')}`
}

/** One colour on nothing, for themed launchers and notification badges. */
export function monochromeIcon(): string {
  return (
    '<g transform="translate(56 96) scale(4)"><path fill-rule="evenodd" fill="#ffffff" d="' +
    `${PLATE_OUTLINE}M14 58L33 30L46 45L60 24L86 58L78 68H22Z"/></g>`
  )
}

/** The mark alone, for the tab. */
export function faviconMark(): string {
  return plateWith(512, 0, 51, '#38bdf8', '#14110e')
}
