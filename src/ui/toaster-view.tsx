import { chakra } from '@chakra-ui/react'
import { CheckCircle } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { Info } from '@phosphor-icons/react/dist/ssr/Info'
import { Warning } from '@phosphor-icons/react/dist/ssr/Warning'
import { WarningOctagon } from '@phosphor-icons/react/dist/ssr/WarningOctagon'
import { X } from '@phosphor-icons/react/dist/ssr/X'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Icon, type IconShape } from '#src/ui/icon.tsx'
import { dismissNotice, type Notice, type NoticeKind } from '#src/ui/notices.ts'

const ANIMATION_MS = 300

const ICONS: Record<NoticeKind, IconShape> = { info: Info, success: CheckCircle, warn: Warning, error: WarningOctagon }

/** All notices, newest below, 20 px under the bar at the top right; full width on a phone. */
export default function ToasterView({ notices }: { notices: readonly Notice[] }) {
  return (
    <chakra.section
      aria-label="Notifications"
      data-print="hide"
      position="fixed"
      zIndex="toast"
      top={{ base: '72px', lg: '88px' }}
      right={{ base: '16px', lg: '32px' }}
      left={{ base: '16px', sm: 'auto' }}
      width={{ base: 'auto', sm: '360px' }}
      display="grid"
      gap="12px"
      pointerEvents="none"
    >
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </chakra.section>
  )
}

function Toast({ notice }: { notice: Notice }) {
  const { id, kind, text, action } = notice
  const [leaving, setLeaving] = useState(false)
  const leave = useCallback(() => setLeaving(true), [])
  const hold = useLife(notice, leave)
  const isError = kind === 'error'

  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => dismissNotice(id), ANIMATION_MS)
    return () => clearTimeout(timer)
  }, [leaving, id])

  return (
    <chakra.div
      role={isError || kind === 'warn' ? 'alert' : 'status'}
      {...hold}
      pointerEvents="auto"
      display="grid"
      gridTemplateColumns="auto 1fr auto"
      gap="12px"
      alignItems="start"
      minHeight="52px"
      p="14px 8px 14px 16px"
      bg={isError ? 'toastError' : 'toast'}
      color={isError ? 'onToastError' : 'onToast'}
      borderRadius="control"
      boxShadow="float"
      textStyle="small"
      animation={leaving ? 'leave 300ms ease-in forwards' : 'arrive 300ms ease-out'}
    >
      <Icon of={ICONS[kind]} />
      <chakra.p>
        {text}
        {action && ' '}
        {action && (
          <chakra.button
            type="button"
            color={isError ? 'inherit' : 'toastLink'}
            textDecoration="underline"
            textUnderlineOffset="3px"
            onClick={() => {
              action.run()
              leave()
            }}
          >
            {action.label}
          </chakra.button>
        )}
      </chakra.p>
      <chakra.button
        type="button"
        aria-label="Close notification"
        onClick={leave}
        display="grid"
        placeItems="center"
        width="36px"
        height="36px"
        my="-6px"
      >
        <Icon of={X} size={20} />
      </chakra.button>
    </chakra.div>
  )
}

/** Counts a notice's life down, and starts it anew after a pointer or the focus rested on it. Errors do not die. */
function useLife({ kind, life }: Notice, end: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => clearTimeout(timer.current), [])
  const start = useCallback(() => {
    stop()
    if (life !== undefined && kind !== 'error') timer.current = setTimeout(end, life)
  }, [stop, life, kind, end])
  useEffect(() => {
    start()
    return stop
  }, [start, stop])
  return { onMouseEnter: stop, onMouseLeave: start, onFocus: stop, onBlur: start }
}
