import type { Content } from 'pdfmake/interfaces.d.ts'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import { headlineRuns } from './pdf-fonts.ts'

const ink = '#14110e'
const redPlate = { plate_colour: '#d63524', figure_colour: '#ffffff' }
/** Corners of the plate in a box of 100 by 80. */
const corners = [
  [4, 0],
  [96, 0],
  [100, 7],
  [100, 56],
  [82, 80],
  [18, 80],
  [0, 56],
  [0, 7],
] as const

export type PlateColours = Pick<ClassPlate, 'plate_colour' | 'figure_colour'>

/** A start-number plate 25 points wide, in the class's colours; red for the leader of the standings. */
export function plate(number: string, colours: PlateColours | undefined, isLeader: boolean): Content {
  const width = 25
  const scale = width / 100
  const { plate_colour, figure_colour } = isLeader
    ? redPlate
    : (colours ?? { plate_colour: '#ffffff', figure_colour: ink })
  const size = number.length > 3 ? 9 : 12
  return {
    stack: [
      {
        canvas: [
          {
            type: 'polyline',
            closePath: true,
            points: corners.map(([x, y]) => ({ x: x * scale, y: y * scale })),
            color: plate_colour,
            lineColor: isLight(plate_colour) ? ink : plate_colour,
            lineWidth: 1,
          },
        ],
      },
      {
        text: headlineRuns(number),
        color: figure_colour,
        fontSize: size,
        lineHeight: 1,
        alignment: 'center',
        margin: [0, size === 12 ? -18 : -16, 0, 0],
      },
    ],
  }
}

function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140
}
