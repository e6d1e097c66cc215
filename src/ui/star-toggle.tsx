import { chakra } from '@chakra-ui/react'
import { Star } from '@phosphor-icons/react/dist/ssr/Star'
import { Icon } from '#src/ui/icon.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'

const StarButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '32px',
    minWidth: '32px',
    px: '6px',
    textStyle: 'label',
    borderRadius: 'control',
    color: 'lineControl',
    verticalAlign: 'middle',
    _hover: { color: 'link' },
    _print: { display: 'none' },
  },
  variants: {
    isOn: { true: { color: 'link' } },
    tall: { true: { minHeight: '44px', px: '0', color: 'link', textStyle: 'smallStrong' } },
  },
})

type StarToggleProps = {
  isOn: boolean
  onToggle: () => void
  /** Said, and shown on pointing at it; begins with the words beside the star: 'Follow Jakub Dvořák'. */
  label: string
  /** Words beside the star. */
  text?: string
  /** As high as a thumb needs it. */
  tall?: boolean
}

/** A star that marks one of many as one's own. What it marks is kept on this device, so it comes with the scripts. */
export function StarToggle({ isOn, onToggle, label, text, tall = false }: StarToggleProps) {
  if (!useHydrated()) return null
  return (
    <StarButton type="button" isOn={isOn} tall={tall} aria-label={label} title={label} onClick={onToggle}>
      <Icon of={Star} size={20} />
      {text !== undefined && <span>{text}</span>}
    </StarButton>
  )
}
