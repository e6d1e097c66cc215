type Pair = { value: { base: string; _dark: string; _sunlight?: string } }

const INK = '{colors.dirt.950}'
const PAPER = '{colors.dirt.50}'

/** A colour by what it means: its value in light, in dark, and where timing in bright sun needs another one. */
function pair(base: string, dark: string, sunlight?: string): Pair {
  return { value: sunlight === undefined ? { base, _dark: dark } : { base, _dark: dark, _sunlight: sunlight } }
}

/** Contrast of every text pair was computed (4.5:1 and better) and is checked again in the built pages. */
export const semanticColours = {
  bg: pair('#ffffff', INK, '#ffffff'),
  sunken: pair(PAPER, '#1a1613', '#ffffff'),
  surface: pair('#ffffff', '{colors.dirt.900}', '#ffffff'),
  raised: pair('#ffffff', '{colors.dirt.800}', '#ffffff'),
  text: pair(INK, PAPER, '#000000'),
  text2: pair('{colors.dirt.600}', '{colors.dirt.300}', '#000000'),
  text3: pair('{colors.dirt.500}', '#a99f93', '#000000'),
  line: pair('{colors.dirt.200}', '#38322c', '#000000'),
  lineControl: pair('{colors.dirt.400}', '#7d7368', '#000000'),
  accent: pair('{colors.sky.400}', '{colors.sky.400}', '#000000'),
  accentHover: pair('{colors.sky.500}', '{colors.sky.300}', '#000000'),
  onAccent: pair(INK, INK, '#ffffff'),
  soft: pair('{colors.sky.100}', '{colors.sky.950}', '{colors.candlelight.300}'),
  onSoft: pair('{colors.sky.900}', '{colors.sky.200}', '#000000'),
  link: pair('{colors.sky.700}', '{colors.sky.300}', '#000000'),
  focus: pair('{colors.sky.700}', '{colors.sky.300}', '#000000'),
  ink: pair(INK, '#ffffff', '#000000'),
  inkHover: pair('{colors.dirt.700}', '{colors.dirt.200}', '#000000'),
  onInk: pair('#ffffff', INK, '#ffffff'),
  ground: pair(INK, '#26211c'),
  onGround: pair('#ffffff', '#ffffff'),
  onGround2: pair('{colors.dirt.300}', '{colors.dirt.300}'),
  hero: pair('{colors.sky.400}', '{colors.sky.950}'),
  onHero: pair(INK, '#ffffff'),
  // The hero's main button: ink on the light field, sky on the dark one.
  heroAction: pair(INK, '{colors.sky.400}'),
  heroActionHover: pair('{colors.dirt.700}', '{colors.sky.300}'),
  onHeroAction: pair('#ffffff', INK),
  ok: pair('{colors.moss.700}', '{colors.moss.300}', '#000000'),
  okTint: pair('{colors.moss.100}', '{colors.moss.950}', '#ffffff'),
  warn: pair('{colors.candlelight.900}', '{colors.candlelight.300}', '#000000'),
  warnTint: pair('{colors.candlelight.200}', '#3a2a05', '#ffffff'),
  warnBar: pair('{colors.candlelight.600}', '{colors.candlelight.600}', '#000000'),
  offline: pair('{colors.candlelight.400}', '#3a2a05', '#000000'),
  onOffline: pair('#000000', '{colors.candlelight.300}', '#ffffff'),
  error: pair('{colors.punch.700}', '{colors.punch.300}', '#000000'),
  errorTint: pair('{colors.punch.100}', '#4a120b', '#ffffff'),
  live: pair('{colors.punch.600}', '{colors.punch.600}', '#000000'),
  // On timing the red of a flag, a parked entry and the leader's plate is darker, to be read in the sun.
  alarm: pair('{colors.punch.800}', '{colors.punch.300}', '#000000'),
  onAlarm: pair('#ffffff', INK, '#ffffff'),
  toast: pair(INK, PAPER, '#000000'),
  onToast: pair('#ffffff', INK, '#ffffff'),
  toastLink: pair('{colors.sky.300}', '{colors.sky.700}', '#ffffff'),
  toastError: pair('{colors.punch.800}', '{colors.punch.200}', '#000000'),
  onToastError: pair('#ffffff', '{colors.punch.900}', '#ffffff'),
  chartRest: pair('{colors.dirt.300}', '{colors.dirt.600}'),
  chartFollowed: pair('{colors.sky.700}', '{colors.sky.300}'),
  overlay: pair('rgb(20 17 14 / .62)', 'rgb(0 0 0 / .78)'),
} as const
