import { defineRecipe } from '@chakra-ui/react'

/** A box to type or choose in: 52 high, a line of 2 that turns punch with an error. `dense` is 40 for admin rows. */
export const controlRecipe = defineRecipe({
  base: {
    display: 'block',
    width: '100%',
    minHeight: '52px',
    px: '14px',
    py: '10px',
    bg: 'surface',
    color: 'text',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'lineControl',
    borderRadius: 'control',
    fontFamily: 'talk',
    fontSize: '1.125rem',
    lineHeight: 1.4,
    transitionProperty: 'border-color',
    transitionDuration: 'press',
    _hover: { borderColor: 'text2' },
    _placeholder: { color: 'text3', opacity: 1 },
    _invalid: { borderColor: 'error' },
    _disabled: { borderColor: 'line', color: 'text3', cursor: 'not-allowed' },
    '&[readonly]': { bg: 'sunken' },
  },
  variants: {
    dense: { true: { minHeight: '40px', px: '10px', py: '4px', fontSize: '1rem' } },
    figures: { true: { fontFamily: 'count', fontWeight: 600, fontVariantNumeric: 'tabular-nums' } },
  },
})
