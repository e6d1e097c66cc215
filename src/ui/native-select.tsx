import { chakra } from '@chakra-ui/react'
import { CaretDown } from '@phosphor-icons/react/dist/ssr/CaretDown'
import type { ComponentProps } from 'react'
import { controlRecipe } from '#src/ui/control-style.ts'
import { useFieldLinks } from '#src/ui/field-context.ts'
import { Icon } from '#src/ui/icon.tsx'

const StyledSelect = chakra('select', controlRecipe)

/** The browser's own list of choices, which works before scripts do. Put it in a Field; children are <option>s. */
export function NativeSelect(props: ComponentProps<typeof StyledSelect>) {
  const links = useFieldLinks()
  return (
    <chakra.div position="relative">
      <StyledSelect appearance="none" pr="44px" cursor="pointer" {...links} {...props} />
      <chakra.span
        position="absolute"
        right="14px"
        top="0"
        bottom="0"
        display="flex"
        alignItems="center"
        pointerEvents="none"
      >
        <Icon of={CaretDown} size={20} />
      </chakra.span>
    </chakra.div>
  )
}
