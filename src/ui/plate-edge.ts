/** A plate's edge on a light and on a dark page, as hex colours. */
export type PlateEdge = { light: string; dark: string }

type Rgb = { red: number; green: number; blue: number }

const INK = '#14110e'

function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', ''), 16)
  if (!Number.isFinite(value)) return { red: 255, green: 255, blue: 255 }
  return { red: (value >> 16) & 255, green: (value >> 8) & 255, blue: value & 255 }
}

function formatHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

function luminance({ red, green, blue }: Rgb): number {
  const linear = [red, green, blue].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [r = 0, g = 0, b = 0] = linear
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The same hue, light enough to be seen on a dark page. */
function lighten({ red, green, blue }: Rgb): string {
  const strongest = Math.max(red, green, blue)
  if (strongest < 40) return '#c8c0b4'
  // Lift the strongest channel to the top, then mix with white: keeps the colour, reaches the light.
  return formatHex([red, green, blue].map((channel) => 255 - (255 - (channel / strongest) * 240) * 0.56))
}

/**
 * The edge that follows from a plate's colours. Light page: ink round light plates, the plate's own colour on dark ones.
 * Dark page: the plate's own colour where it shines, a lighter one of the same hue where it would sink into the page.
 */
export function plateEdge(plateColour: string): PlateEdge {
  const plate = parseHex(plateColour)
  const isBright = luminance(plate) > 0.2
  return { light: isBright ? INK : plateColour, dark: isBright ? plateColour : lighten(plate) }
}
