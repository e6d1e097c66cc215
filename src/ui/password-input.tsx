import { chakra } from '@chakra-ui/react'
import { Eye } from '@phosphor-icons/react/dist/ssr/Eye'
import { EyeSlash } from '@phosphor-icons/react/dist/ssr/EyeSlash'
import { useState } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { Input, type InputProps } from '#src/ui/input.tsx'

/** A password with a button that shows it. Paste and password managers work: give it `autoComplete`. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'badge' | 'icon'>) {
  const [shown, setShown] = useState(false)
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      pr="116px"
      badge={
        <chakra.button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          display="inline-flex"
          alignItems="center"
          gap="6px"
          minHeight="36px"
          px="8px"
          color="link"
          textStyle="smallStrong"
        >
          <Icon of={shown ? EyeSlash : Eye} size={20} />
          Show
        </chakra.button>
      }
    />
  )
}
