import { chakra } from '@chakra-ui/react'
import { X } from '@phosphor-icons/react/dist/ssr/X'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { trapFocus } from '#src/ui/focus-trap.ts'
import { Icon } from '#src/ui/icon.tsx'
import { lockScroll } from '#src/ui/scroll-lock.ts'

type ModalProps = {
  /** Whether it is shown. */
  modelValue: boolean
  /** Hears every change of visibility: false from the close action, Escape and the overlay, and what the owner sets. */
  onUpdateModelValue: (visible: boolean) => void
  title?: string
  /** Any CSS width; 75vw up to 960 px of viewport and 100vw up to 641 px. */
  width?: string
  /** The act destroys something: punch instead of sky on the upper edge. */
  destructive?: boolean
  /** The act first, then the way back. */
  actions?: ReactNode
  children?: ReactNode
}

/** Open modals, the topmost last: only that one hears Escape. */
const openModals: symbol[] = []

/** A question over the page. Nothing is rendered, and on the server nothing exists, while it is not shown. */
export function Modal(props: ModalProps) {
  const { modelValue, onUpdateModelValue } = props
  const report = useRef(onUpdateModelValue)
  report.current = onUpdateModelValue
  const lastReported = useRef(false)
  useEffect(() => {
    if (lastReported.current === modelValue) return
    lastReported.current = modelValue
    report.current(modelValue)
  }, [modelValue])
  if (!modelValue) return null
  const close = () => {
    lastReported.current = false
    report.current(false)
  }
  return createPortal(<ShownModal {...props} close={close} />, document.body)
}

function ShownModal(props: ModalProps & { close: () => void }) {
  const { title, width = '50vw', destructive = false, actions, children } = props
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(props.close)
  close.current = props.close

  useEffect(() => {
    const me = Symbol('modal')
    openModals.push(me)
    const releaseScroll = lockScroll()
    const releaseFocus = panel.current === null ? () => {} : trapFocus(panel.current)
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && openModals[openModals.length - 1] === me) close.current()
    }
    document.addEventListener('keyup', closeOnEscape)
    return () => {
      document.removeEventListener('keyup', closeOnEscape)
      openModals.splice(openModals.indexOf(me), 1)
      releaseScroll()
      releaseFocus()
    }
  }, [])

  return (
    <>
      <chakra.div
        data-modal-overlay
        position="fixed"
        inset="0"
        zIndex="overlay"
        bg="overlay"
        animation="appear 200ms ease-out"
        onClick={() => close.current()}
      />
      <chakra.div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={title === undefined ? undefined : titleId}
        tabIndex={-1}
        position="fixed"
        zIndex="modal"
        left="50%"
        top={{ base: 'auto', sm: '50%' }}
        bottom={{ base: 0, sm: 'auto' }}
        translate={{ base: '-50% 0', sm: '-50% -50%' }}
        width={{ base: '100vw', sm: '75vw', lg: width }}
        maxHeight={{ base: '92dvh', sm: '88dvh' }}
        overflowY="auto"
        overscrollBehavior="contain"
        bg="raised"
        color="text"
        borderTop="6px solid"
        borderColor={destructive ? 'punch.600' : 'sky.400'}
        boxShadow="float"
        outline="none"
        p={{ base: '20px 16px 24px', md: '28px 32px 32px' }}
        animation="appear 200ms ease-out"
      >
        <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="16px" mb="12px">
          {title === undefined ? (
            <span />
          ) : (
            <chakra.h2 id={titleId} textStyle="h3" pt="8px">
              {title}
            </chakra.h2>
          )}
          <chakra.button
            type="button"
            aria-label="Close"
            onClick={() => close.current()}
            display="grid"
            placeItems="center"
            width="44px"
            height="44px"
            mr="-8px"
            flexShrink={0}
            _hover={{ bg: 'sunken' }}
          >
            <Icon of={X} size={24} />
          </chakra.button>
        </chakra.div>
        {children}
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" gap="12px" mt="24px">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
    </>
  )
}
