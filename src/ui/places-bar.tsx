import { chakra } from '@chakra-ui/react'
import { Warning } from '@phosphor-icons/react/dist/ssr/Warning'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { ProgressLine } from '#src/ui/progress-bar.tsx'

/** From here down the places left are a warning. */
const FEW_PLACES = 8

type PlacesBarProps = {
  taken: number
  capacity: number
  /** The way on when it is full, such as the link to the waiting list. */
  whenFull?: ReactNode
}

/** The places left, text first, bar second. */
export function PlacesBar({ taken, capacity, whenFull }: PlacesBarProps) {
  const left = Math.max(0, capacity - taken)
  const isFull = left === 0
  const isFew = !isFull && left < FEW_PLACES
  return (
    <chakra.div>
      <chakra.div
        display="flex"
        justifyContent="space-between"
        gap="12px"
        textStyle="time"
        fontSize="1.125rem"
        mb="6px"
      >
        <chakra.span display="flex" alignItems="center" gap="8px" color={isFew ? 'warn' : undefined}>
          {isFew && <Icon of={Warning} size={20} />}
          {isFull ? 'Full' : `${left} left`}
        </chakra.span>
        <chakra.span color="text2">{`${Math.min(taken, capacity)} of ${capacity}`}</chakra.span>
      </chakra.div>
      <ProgressLine share={capacity === 0 ? 1 : taken / capacity} colour={isFew ? 'warnBar' : 'ink'} />
      {isFull && whenFull && (
        <chakra.div textStyle="label" mt="8px">
          {whenFull}
        </chakra.div>
      )}
    </chakra.div>
  )
}
