const SHOUT = '{fonts.shout}'
const COUNT = '{fonts.count}'
const TALK = '{fonts.talk}'

/** Pixels as rem, so that letters grow with the reader's own text size. */
function rem(px: number): string {
  return `${px / 16}rem`
}

/** A size on a phone (390), and on a laptop (1440), with a step between. */
function sizes(phone: number, laptop: number, tablet = Math.round((phone + laptop) / 2)) {
  return { base: rem(phone), md: rem(tablet), xl: rem(laptop) }
}

function shout(phone: number, laptop: number, lineHeight: number) {
  return { fontFamily: SHOUT, fontWeight: 800, fontSize: sizes(phone, laptop), lineHeight, textWrap: 'balance' }
}

/** Extra Condensed shouts, Condensed counts, normal talks. `size` styles keep their figures in columns (tabular). */
export const textStyles = {
  display: {
    value: {
      ...shout(84, 140, 0.91),
      fontSize: { base: 'clamp(4.5rem, 20vw, 5.875rem)', md: rem(112), xl: rem(140) },
      letterSpacing: '-0.005em',
    },
  },
  h1: { value: shout(74, 116, 0.91) },
  h1Dense: { value: shout(52, 64, 0.92) },
  h2: { value: shout(42, 52, 0.95) },
  h3: { value: shout(29, 32, 1) },
  h4: { value: { ...shout(25, 25, 1.05), fontSize: rem(25) } },
  brand: { value: { fontFamily: SHOUT, fontWeight: 800, fontSize: { base: rem(25), md: rem(29) }, lineHeight: 1 } },
  figure: { value: { ...shout(30, 32, 0.9), fontVariantNumeric: 'tabular-nums' } },
  figureLarge: { value: { ...shout(52, 64, 0.85), fontVariantNumeric: 'tabular-nums' } },
  countdown: { value: { ...shout(60, 76, 0.85), fontVariantNumeric: 'tabular-nums' } },
  time: {
    value: {
      fontFamily: COUNT,
      fontWeight: 600,
      fontSize: sizes(18, 20),
      lineHeight: 1.2,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  label: { value: { fontFamily: COUNT, fontWeight: 600, fontSize: rem(16), lineHeight: 1.1 } },
  kicker: { value: { fontFamily: COUNT, fontWeight: 600, fontSize: sizes(19, 20), lineHeight: 1.2 } },
  lead: { value: { fontFamily: TALK, fontWeight: 400, fontSize: sizes(18, 20), lineHeight: 1.5 } },
  body: { value: { fontFamily: TALK, fontWeight: 400, fontSize: rem(18), lineHeight: 1.5 } },
  strong: { value: { fontFamily: TALK, fontWeight: 600, fontSize: rem(18), lineHeight: 1.4 } },
  small: { value: { fontFamily: TALK, fontWeight: 400, fontSize: rem(16), lineHeight: 1.5 } },
  smallStrong: { value: { fontFamily: TALK, fontWeight: 600, fontSize: rem(16), lineHeight: 1.4 } },
} as const
