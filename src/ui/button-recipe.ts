import { defineRecipe } from '@chakra-ui/react'

/** One sky-filled button (`primary`) a screen; fixing actions are `ink`; in a hero the main one is `hero`. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'control',
    bg: 'transparent',
    fontFamily: 'talk',
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'press',
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  variants: {
    kind: {
      primary: { bg: 'accent', color: 'onAccent', _hover: { bg: 'accentHover' } },
      ink: { bg: 'ink', color: 'onInk', _hover: { bg: 'inkHover' } },
      hero: { bg: 'heroAction', color: 'onHeroAction', _hover: { bg: 'heroActionHover' } },
      outline: {
        borderColor: 'currentColor',
        color: 'inherit',
        _hover: { bg: 'color-mix(in srgb, currentColor 9%, transparent)' },
      },
      link: { color: 'link', px: 0, _hover: { textDecoration: 'underline' } },
      warn: { bg: 'candlelight.400', color: '#000', _hover: { bg: 'candlelight.500' } },
      danger: { bg: 'punch.600', color: '#fff', _hover: { bg: 'punch.700' } },
    },
    size: {
      dense: { minHeight: '40px', px: '14px', py: '4px', fontSize: '1rem' },
      normal: { minHeight: '48px', px: '22px', py: '6px', fontSize: '1.0625rem' },
      main: { minHeight: '60px', px: '30px', py: '8px', fontSize: '1.1875rem' },
      tap: { minHeight: '96px', px: '24px', py: '12px', fontSize: '1.375rem' },
    },
    wide: { true: { width: '100%' } },
    off: {
      true: {
        bg: 'transparent',
        borderColor: 'line',
        color: 'text3',
        _hover: { bg: 'transparent', textDecoration: 'none' },
      },
    },
  },
  compoundVariants: [{ kind: 'link', size: 'normal', css: { px: '4px' } }],
  defaultVariants: { kind: 'outline', size: 'normal' },
})

export type ButtonKind = 'primary' | 'ink' | 'hero' | 'outline' | 'link' | 'warn' | 'danger'
export type ButtonSize = 'dense' | 'normal' | 'main' | 'tap'
