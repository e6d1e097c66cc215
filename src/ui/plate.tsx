import { chakra } from '@chakra-ui/react'
import { type PlateEdge, plateEdge } from '#src/ui/plate-edge.ts'

export type PlateSize = 's' | 'm' | 'l' | 'xl'

type PlateProps = {
  /** The start number as it is painted: '07' and '7' are two plates. Also a short word such as 'P'. */
  number: string
  plate_colour: string
  figure_colour: string
  size?: PlateSize
  /** The class's name, for the spoken label: 'Number 214, Pro'. */
  raceClass?: string
  /** Leads the standings: the red plate, whatever the class. */
  leader?: boolean
  /** On timing the leader's red is darker. */
  timing?: boolean
  edge?: PlateEdge
  /** False where the number and class stand beside it as text. */
  spoken?: boolean
}

type Measure = { width: number; height: number; edge: number; figure: number; longFigure: number }

/** Pixels. Three figures fit each size; four take `longFigure`. */
const MEASURES: Record<PlateSize, Measure> = {
  s: { width: 34, height: 27, edge: 2, figure: 19, longFigure: 15 },
  m: { width: 46, height: 36, edge: 2, figure: 26, longFigure: 20 },
  l: { width: 84, height: 66, edge: 3, figure: 52, longFigure: 39 },
  xl: { width: 150, height: 116, edge: 4, figure: 92, longFigure: 70 },
}

/** In a box of 100 x 80: straight top, lower corners cut. */
const OUTLINE = 'M4 0H96L100 8V56L82 78Q80 80 77 80H23Q20 80 18 78L0 56V8Z'

const LEADER = { plate: '#d63524', timingPlate: '#99261a', figure: '#ffffff', dark: '#fcaba2' }

function plateLabel(number: string, raceClass: string | undefined, leader: boolean): string {
  const parts = [`Number ${number}`]
  if (raceClass !== undefined) parts.push(raceClass)
  if (leader) parts.push('leader of the standings')
  return parts.join(', ')
}

/** The start-number plate in its class colour: the product's one ornament. */
export function Plate(props: PlateProps) {
  const { number, size = 'm', raceClass, leader = false, timing = false, spoken = true } = props
  const { width, height, edge: edgeWidth, figure, longFigure } = MEASURES[size]
  const leaderPlate = timing ? LEADER.timingPlate : LEADER.plate
  const plate = leader ? leaderPlate : props.plate_colour
  const edge = leader ? { light: leaderPlate, dark: LEADER.dark } : (props.edge ?? plateEdge(plate))
  const fontSize = [...number].length > 3 ? longFigure : figure
  const scale = `scale(${(width - edgeWidth) / 100} ${(height - edgeWidth) / 80})`
  const voice = spoken ? { role: 'img', 'aria-label': plateLabel(number, raceClass, leader) } : { 'aria-hidden': true }
  return (
    <chakra.svg
      width={`${width}px`}
      height={`${height}px`}
      viewBox={`0 0 ${width} ${height}`}
      flexShrink={0}
      display="inline-block"
      verticalAlign="middle"
      focusable={false}
      {...voice}
    >
      {/* `transform` on a chakra element would be CSS, which knows no bare numbers. */}
      <g transform={`translate(${edgeWidth / 2} ${edgeWidth / 2}) ${scale}`}>
        <chakra.path
          d={OUTLINE}
          fill={plate}
          strokeWidth={edgeWidth}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          stroke={edge.light}
          _dark={{ stroke: edge.dark }}
        />
      </g>
      <chakra.text
        x={width / 2}
        y={height * 0.47 + fontSize * 0.328}
        textAnchor="middle"
        fill={leader ? LEADER.figure : props.figure_colour}
        fontSize={`${fontSize}px`}
        fontFamily="shout"
        fontWeight={800}
      >
        {number}
      </chakra.text>
    </chakra.svg>
  )
}
