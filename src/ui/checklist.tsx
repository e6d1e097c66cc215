import { chakra } from '@chakra-ui/react'
import { CheckCircle } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { Warning } from '@phosphor-icons/react/dist/ssr/Warning'
import { XCircle } from '@phosphor-icons/react/dist/ssr/XCircle'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

export type CheckState = 'blocker' | 'choice' | 'done'

const LOOK = {
  blocker: { icon: XCircle, color: 'error', word: 'To clear: ' },
  choice: { icon: Warning, color: 'warn', word: 'To choose: ' },
  done: { icon: CheckCircle, color: 'ok', word: 'Done: ' },
} as const

/** What stands between a person and the start; give blockers first, then choices, then what is done. */
export function Checklist({ children }: { children: ReactNode }) {
  return (
    <chakra.ul listStyleType="none" padding={0} borderTop="2px solid" borderColor="ink">
      {children}
    </chakra.ul>
  )
}

type ChecklistItemProps = {
  state: CheckState
  title: ReactNode
  detail?: ReactNode
  /** An ink button for a blocker, an outline one for a choice, nothing for done. */
  action?: ReactNode
}

export function ChecklistItem({ state, title, detail, action }: ChecklistItemProps) {
  const { icon, color, word } = LOOK[state]
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '28px 1fr', md: '28px 1fr auto' }}
      columnGap="16px"
      rowGap="10px"
      alignItems="center"
      py="12px"
      borderBottom="1px solid"
      borderColor="line"
    >
      <chakra.span color={color}>
        <Icon of={icon} size={28} />
      </chakra.span>
      <div>
        <chakra.p textStyle="strong">
          <VisuallyHidden>{word}</VisuallyHidden>
          {title}
        </chakra.p>
        {detail && (
          <chakra.p textStyle="small" color="text2">
            {detail}
          </chakra.p>
        )}
      </div>
      {action && <chakra.div gridColumn={{ base: '2', md: '3' }}>{action}</chakra.div>}
    </chakra.li>
  )
}
