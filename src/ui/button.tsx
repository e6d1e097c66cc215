import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { type ButtonKind, type ButtonSize, buttonRecipe } from '#src/ui/button-recipe.ts'
import { Icon, type IconShape } from '#src/ui/icon.tsx'
import { Spinner } from '#src/ui/spinner.tsx'

const StyledButton = chakra('button', buttonRecipe)

type ButtonProps = Omit<ComponentProps<typeof StyledButton>, 'kind' | 'size' | 'off' | 'disabled'> & {
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
  icon?: IconShape
  iconAfter?: IconShape
  /** A verb such as 'Saving', shown with a spinner; a second press does nothing. */
  busy?: string | false | undefined
  /** Why it cannot be pressed now, said beside it. The button stays reachable, so that the reason can be read. */
  disabledReason?: ReactNode
}

/** A button that acts on this page. To go somewhere else use LinkButton. */
export function Button(props: ButtonProps) {
  const { icon, iconAfter, busy, disabledReason, children, onClick, type = 'button', ...rest } = props
  const reasonId = useId()
  const isBusy = typeof busy === 'string'
  const hasReason = disabledReason !== undefined && disabledReason !== null && disabledReason !== ''
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || hasReason) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <StyledButton
      type={type}
      {...rest}
      off={hasReason}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || hasReason || undefined}
      aria-describedby={hasReason ? reasonId : rest['aria-describedby']}
      onClick={handleClick}
    >
      {isBusy ? <Spinner /> : icon && <Icon of={icon} />}
      {isBusy ? busy : children}
      {iconAfter && !isBusy && <Icon of={iconAfter} />}
    </StyledButton>
  )
  if (!hasReason) return button
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="8px 16px">
      {button}
      <chakra.span id={reasonId} textStyle="small" color="text2" maxWidth="40ch">
        {disabledReason}
      </chakra.span>
    </chakra.span>
  )
}
