import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'

/** A link that looks like the text it stands in until somebody points at it: titles, the line over a title. */
export const QuietLink = createLink(
  chakra('a', {
    base: {
      color: 'inherit',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
  }),
)
