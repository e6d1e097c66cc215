import type { Icon as PhosphorIcon } from '@phosphor-icons/react'

export type IconShape = PhosphorIcon

type IconProps = {
  /** A Phosphor icon, imported alone: `@phosphor-icons/react/dist/ssr/Check` (the `ssr` files need no context). */
  of: IconShape
  /** Pixels: 22 in text, 18 in dense rows, 28 to 34 on timing. */
  size?: number
  /** Only where no word stands beside it; then it is read out. */
  label?: string
}

/** One icon in the weight of the look. Beside its word it is silent to a screen reader. */
export function Icon({ of: Shape, size = 22, label }: IconProps) {
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Shape weight="bold" size={size} focusable={false} {...voice} />
}
