import { chakra } from '@chakra-ui/react'
import { CalendarBlank } from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import { Check } from '@phosphor-icons/react/dist/ssr/Check'
import { FlagCheckered } from '@phosphor-icons/react/dist/ssr/FlagCheckered'
import { LockSimple } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { Pencil } from '@phosphor-icons/react/dist/ssr/Pencil'
import { SealCheck } from '@phosphor-icons/react/dist/ssr/SealCheck'
import { Ticket } from '@phosphor-icons/react/dist/ssr/Ticket'
import { Warning } from '@phosphor-icons/react/dist/ssr/Warning'
import { XCircle } from '@phosphor-icons/react/dist/ssr/XCircle'
import type { ReactNode } from 'react'
import { Icon, type IconShape } from '#src/ui/icon.tsx'

export type StatusKind =
  | 'open'
  | 'upcoming'
  | 'closed'
  | 'results'
  | 'official'
  | 'provisional'
  | 'cancelled'
  | 'live'
  | 'ok'
  | 'warn'
  | 'error'

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '28px',
    px: '10px',
    py: '2px',
    borderRadius: 'badge',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    flexShrink: 0,
  },
  variants: {
    kind: {
      open: { bg: 'sky.400', color: 'dirt.950' },
      upcoming: { boxShadow: 'inset 0 0 0 1.5px {colors.lineControl}', color: 'text' },
      closed: { bg: 'sunken', color: 'text' },
      results: { bg: 'okTint', color: 'ok' },
      official: { bg: 'okTint', color: 'ok' },
      ok: { bg: 'okTint', color: 'ok' },
      provisional: { bg: 'warnTint', color: 'warn' },
      warn: { bg: 'warnTint', color: 'warn' },
      cancelled: { bg: 'errorTint', color: 'error' },
      error: { bg: 'errorTint', color: 'error' },
      live: { bg: 'live', color: '#fff' },
    },
  },
})

const ICONS: Record<Exclude<StatusKind, 'live'>, IconShape> = {
  open: Ticket,
  upcoming: CalendarBlank,
  closed: LockSimple,
  results: FlagCheckered,
  official: SealCheck,
  ok: Check,
  provisional: Pencil,
  warn: Warning,
  cancelled: XCircle,
  error: XCircle,
}

/** The dot of what runs now; it does not blink. */
function LiveDot() {
  return <chakra.span width="9px" height="9px" borderRadius="50%" bg="currentColor" aria-hidden />
}

type StatusBadgeProps = { kind: StatusKind; children: ReactNode; icon?: IconShape }

/** A state as icon and word. The word is the caller's: 'Registration Open', '2 to clear'. */
export function StatusBadge({ kind, children, icon }: StatusBadgeProps) {
  return (
    <Badge kind={kind}>
      {kind === 'live' ? <LiveDot /> : <Icon of={icon ?? ICONS[kind]} size={18} />}
      {children}
    </Badge>
  )
}
