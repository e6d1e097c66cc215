import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'

/** A link in running text to a file or another site. */
export const TextAnchor = chakra('a', {
  base: {
    color: 'link',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1.5px',
    _hover: { textDecorationThickness: '3px' },
  },
})

/** A link in running text to a route of the app. */
export const TextLink = createLink(TextAnchor)
