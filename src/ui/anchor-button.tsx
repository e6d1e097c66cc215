import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { type ButtonKind, type ButtonSize, buttonRecipe } from '#src/ui/button-recipe.ts'
import { Icon, type IconShape } from '#src/ui/icon.tsx'

const StyledAnchor = chakra('a', buttonRecipe)

type AnchorButtonProps = Omit<ComponentProps<typeof StyledAnchor>, 'kind' | 'size' | 'off'> & {
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
  icon?: IconShape
  iconAfter?: IconShape
}

/** Looks like a button, is a plain link: for files, other sites, `mailto:`, and anchors on the page. */
export function AnchorButton({ icon, iconAfter, children, ...rest }: AnchorButtonProps) {
  return (
    <StyledAnchor {...rest}>
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </StyledAnchor>
  )
}
