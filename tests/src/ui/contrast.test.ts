import { describe, expect, it } from 'vitest'
import { palettes } from '#src/app/theme/palettes.ts'
import { semanticColours } from '#src/app/theme/semantic-colours.ts'

type Mode = 'base' | '_dark' | '_sunlight'
type Name = keyof typeof semanticColours

function hexOf(name: Name, mode: Mode): string {
  const value = semanticColours[name].value
  const text = (mode === '_sunlight' ? value._sunlight : undefined) ?? (mode === '_dark' ? value._dark : value.base)
  const [, family = '', shade = ''] = /^\{colors\.(\w+)\.(\d+)\}$/.exec(text) ?? []
  const shades = Object.entries(palettes).find(([key]) => key === family)?.[1]
  const token = shades === undefined ? undefined : Object.entries(shades).find(([key]) => key === shade)?.[1]
  return token === undefined ? text : token.value
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT_PAIRS: [Name, Name][] = [
  ...(['text', 'text2', 'text3', 'link', 'ok', 'warn', 'error'] as const).flatMap((name): [Name, Name][] => [
    [name, 'bg'],
    [name, 'surface'],
    [name, 'raised'],
  ]),
  ...(['text', 'text2', 'text3'] as const).map((name): [Name, Name] => [name, 'sunken']),
  ['text', 'soft'],
  ['text2', 'soft'],
  ['onSoft', 'soft'],
  ['link', 'soft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onInk', 'ink'],
  ['onInk', 'inkHover'],
  ['onGround', 'ground'],
  ['onGround2', 'ground'],
  ['onHero', 'hero'],
  ['onHeroAction', 'heroAction'],
  ['onHeroAction', 'heroActionHover'],
  ['ok', 'okTint'],
  ['warn', 'warnTint'],
  ['error', 'errorTint'],
  ['onOffline', 'offline'],
  ['onAlarm', 'alarm'],
  ['onToast', 'toast'],
  ['toastLink', 'toast'],
  ['onToastError', 'toastError'],
]

const SIGN_PAIRS: [Name, Name][] = [
  ['lineControl', 'bg'],
  ['lineControl', 'surface'],
  ['focus', 'bg'],
  ['focus', 'sunken'],
  ['chartFollowed', 'bg'],
]

describe.each<Mode>(['base', '_dark', '_sunlight'])('contrast in %s', (mode) => {
  it.each(TEXT_PAIRS)('%s on %s reads at 4.5 and better', (name, ground) => {
    expect(contrast(hexOf(name, mode), hexOf(ground, mode))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(SIGN_PAIRS)('%s on %s shows at 3 and better', (name, ground) => {
    expect(contrast(hexOf(name, mode), hexOf(ground, mode))).toBeGreaterThanOrEqual(3)
  })
})
