import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { controlRecipe } from '#src/ui/control-style.ts'
import { useFieldLinks } from '#src/ui/field-context.ts'
import { Icon, type IconShape } from '#src/ui/icon.tsx'

const StyledInput = chakra('input', controlRecipe)

export type InputProps = ComponentProps<typeof StyledInput> & {
  /** Stands inside at the right: a StatusBadge with the availability, a unit, a key. */
  badge?: ReactNode
  icon?: IconShape
}

/** One line of text, a number, a date (`type="date"`). Put it in a Field. */
export function Input({ badge, icon, type = 'text', ...rest }: InputProps) {
  const links = useFieldLinks()
  const control = <StyledInput type={type} {...links} {...rest} pl={icon ? '46px' : rest.pl} />
  if (!badge && !icon) return control
  return (
    <chakra.div position="relative">
      {icon && (
        <chakra.span
          position="absolute"
          left="14px"
          top="0"
          bottom="0"
          display="flex"
          alignItems="center"
          color="text2"
        >
          <Icon of={icon} size={20} />
        </chakra.span>
      )}
      {control}
      {badge && (
        <chakra.span position="absolute" right="10px" top="0" bottom="0" display="flex" alignItems="center">
          {badge}
        </chakra.span>
      )}
    </chakra.div>
  )
}
