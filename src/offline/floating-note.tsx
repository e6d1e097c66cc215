import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

type FloatingNoteProps = { title: string; children?: ReactNode; actions: ReactNode }

/**
 * A small offer at the bottom right: a new version, the home screen. Stays above the consent bar (`--bottom-inset`) and
 * the phone's action bar, and takes no focus: whoever is in the middle of something is not interrupted.
 */
export function FloatingNote({ title, children, actions }: FloatingNoteProps) {
  const titleId = useId()
  return (
    <chakra.section
      aria-labelledby={titleId}
      data-print="hide"
      position="fixed"
      zIndex="bar"
      right={{ base: '16px', lg: '32px' }}
      left={{ base: '16px', sm: 'auto' }}
      bottom={{ base: 'calc(var(--bottom-inset, 0px) + 96px)', lg: 'calc(var(--bottom-inset, 0px) + 24px)' }}
      width={{ base: 'auto', sm: '360px' }}
      p="16px"
      bg="raised"
      color="text"
      borderTopWidth="5px"
      borderTopStyle="solid"
      borderColor="sky.400"
      boxShadow="float"
      textStyle="small"
      animation="arrive 300ms ease-out"
    >
      <chakra.p id={titleId} role="status" textStyle="smallStrong">
        {title}
      </chakra.p>
      {children !== undefined && <chakra.div mt="4px">{children}</chakra.div>}
      <chakra.div display="flex" flexWrap="wrap" gap="8px" mt="12px">
        {actions}
      </chakra.div>
    </chakra.section>
  )
}
