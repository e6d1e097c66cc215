import { chakra } from '@chakra-ui/react'

/** The page's width: 16 at the sides on a phone, 24 on a tablet, content 1248 on a laptop. `wide` for admin and timing. */
export const Container = chakra('div', {
  base: { width: '100%', marginInline: 'auto', px: { base: '16px', md: '24px', lg: '32px' } },
  variants: { wide: { true: { maxWidth: '1440px' }, false: { maxWidth: '1312px' } } },
  defaultVariants: { wide: false },
})

/** A part of a page: 104 from the next on a laptop, 64 on a phone. */
export const PageSection = chakra('section', { base: { py: { base: '32px', lg: '52px' } } })
