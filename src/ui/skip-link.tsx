import { chakra } from '@chakra-ui/react'

/** The first stop of the keyboard: past the navigation, to the element with this id. */
export function SkipLink({ to = 'content' }: { to?: string }) {
  return (
    <chakra.a
      href={`#${to}`}
      position="fixed"
      left="16px"
      top="-100px"
      zIndex="toast"
      px="20px"
      py="12px"
      bg="ink"
      color="onInk"
      borderRadius="control"
      _focus={{ top: '12px' }}
    >
      Skip to content
    </chakra.a>
  )
}
