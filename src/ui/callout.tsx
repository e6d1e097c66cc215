import { chakra } from '@chakra-ui/react'
import { CheckCircle } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { Info } from '@phosphor-icons/react/dist/ssr/Info'
import { Warning } from '@phosphor-icons/react/dist/ssr/Warning'
import { WarningOctagon } from '@phosphor-icons/react/dist/ssr/WarningOctagon'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'

export type CalloutKind = 'info' | 'ok' | 'warn' | 'error'

const LOOK = {
  info: { icon: Info, bg: 'soft', color: 'onSoft' },
  ok: { icon: CheckCircle, bg: 'okTint', color: 'ok' },
  warn: { icon: Warning, bg: 'warnTint', color: 'warn' },
  error: { icon: WarningOctagon, bg: 'errorTint', color: 'error' },
} as const

type CalloutProps = {
  kind: CalloutKind
  title?: ReactNode
  children?: ReactNode
  /** A button or link under the words. */
  action?: ReactNode
}

/** A remark that belongs to what stands around it, on a tint: 'Two runs close together.' */
export function Callout({ kind, title, children, action }: CalloutProps) {
  const { icon, bg, color } = LOOK[kind]
  return (
    <chakra.div display="flex" gap="14px" p="14px 16px" bg={bg} color={color} textStyle="small">
      <chakra.span pt="1px">
        <Icon of={icon} />
      </chakra.span>
      <div>
        {title && <strong>{title} </strong>}
        {children}
        {action && <chakra.div mt="10px">{action}</chakra.div>}
      </div>
    </chakra.div>
  )
}
