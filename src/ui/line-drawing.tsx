import { chakra } from '@chakra-ui/react'

export type DrawingName = 'obstacles' | 'plate' | 'flag' | 'paper' | 'helmet' | 'cart' | 'calendar' | 'mast'

/** Strokes in a box of 188 x 40 that stand on the ground line at its foot. */
const DRAWINGS: Record<DrawingName, string> = {
  obstacles:
    'M47 37A18 18 0 0 1 83 37M54 37A11 11 0 0 1 76 37M118 20a15 15 0 1 0 30 0a15 15 0 1 0-30 0M127 20a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  plate: 'M52 2H98L100 5V22L91 34H59L50 22V5ZM64 37V34M86 37V34M124 37V26A12 12 0 0 1 148 26V37',
  flag: 'M60 37V3M60 4H94L88 12L94 20H60M77 4V20M60 12H90M116 37A12 12 0 0 1 140 37',
  paper: 'M56 2H84L92 10V37M56 2V37M84 2V10H92M63 17H85M63 24H85M63 31H76M118 37L126 25L140 37',
  helmet:
    'M52 37Q46 6 76 4Q100 4 102 22L86 25L90 37ZM102 22L84 16L86 25M124 37A10 10 0 0 1 144 37M144 37A10 10 0 0 1 164 37',
  cart: 'M48 6H56L62 27H92L98 12H58M67 34a2.5 2.5 0 1 0 .1 0M87 34a2.5 2.5 0 1 0 .1 0M122 37L134 20L146 37',
  calendar: 'M54 8H94V37M54 37V8M54 16H94M64 3V11M84 3V11M63 24H69M76 24H82M63 31H69M118 37A14 14 0 0 1 146 37',
  mast: 'M74 37V14M66 37L74 14L82 37M64 4A14 14 0 0 0 64 20M84 4A14 14 0 0 1 84 20M58 0L92 30M120 37A11 11 0 0 1 142 37',
}

/** A small drawing on the ground line, for a place where nothing is yet. */
export function LineDrawing({ name }: { name: DrawingName }) {
  return (
    <chakra.svg
      width="188px"
      height="40px"
      viewBox="0 0 188 40"
      fill="none"
      stroke="currentColor"
      aria-hidden
      focusable={false}
    >
      <path d={DRAWINGS[name]} strokeWidth="3.5" strokeLinejoin="round" />
      <path d="M0 38H188" strokeWidth="3.5" />
    </chakra.svg>
  )
}
