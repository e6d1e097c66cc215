import { chakra } from '@chakra-ui/react'
import { CaretDown } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconShape } from '#src/ui/icon.tsx'

type DropMenuProps = {
  label: ReactNode
  icon?: IconShape
  /** MenuLinks and MenuButtons. A press on one closes the menu. */
  children: ReactNode
}

/** A list of links that opens under its name. It is a <details>, so it opens before scripts have arrived. */
export function DropMenu({ label, icon, children }: DropMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current !== null) details.current.open = false
  }
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const box = details.current
      if (box?.open === true && event.target instanceof Node && !box.contains(event.target)) box.open = false
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || details.current?.open !== true) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  return (
    <chakra.details ref={details} position="relative" onBlur={onBlur} onKeyDown={onKeyDown}>
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap="8px"
        minHeight="44px"
        px="8px"
        listStyleType="none"
        textStyle="smallStrong"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        {icon && <Icon of={icon} />}
        {label}
        <Icon of={CaretDown} size={18} />
      </chakra.summary>
      <chakra.div
        position="absolute"
        right="0"
        top="calc(100% + 4px)"
        zIndex="navMenu"
        minWidth="232px"
        py="8px"
        bg="raised"
        color="text"
        borderTop="5px solid"
        borderColor="sky.400"
        boxShadow="float"
        animation="drop 200ms ease-out"
        onClick={close}
      >
        {children}
      </chakra.div>
    </chakra.details>
  )
}
