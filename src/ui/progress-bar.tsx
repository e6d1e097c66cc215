import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type ProgressLineProps = {
  /** From 0 to 1; more or less is cut off. */
  share: number
  /** A colour token. */
  colour?: string
  height?: number
}

/** The line alone, for the eye; the words beside it say the same. */
export function ProgressLine({ share, colour = 'accent', height = 8 }: ProgressLineProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
  return (
    <chakra.svg display="block" width="100%" height={`${height}px`} bg="line" aria-hidden focusable={false}>
      <chakra.rect width={`${percent}%`} height="100%" fill={colour} />
    </chakra.svg>
  )
}

type ProgressBarProps = {
  label: ReactNode
  /** From 0 to 1; leave it out while nobody knows how long it takes. */
  share?: number
  onCancel?: () => void
}

/** Long work: what goes on, how far it is, and the way to stop it. */
export function ProgressBar({ label, share, onCancel }: ProgressBarProps) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <chakra.div
      role="progressbar"
      aria-label={typeof label === 'string' ? label : 'Progress'}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <chakra.div display="flex" justifyContent="space-between" gap="12px" textStyle="label" mb="6px">
        <span>{label}</span>
        <chakra.span display="flex" gap="16px">
          {percent !== undefined && `${percent} %`}
          {onCancel && (
            <chakra.button type="button" onClick={onCancel} color="link" textDecoration="underline">
              Cancel
            </chakra.button>
          )}
        </chakra.span>
      </chakra.div>
      <ProgressLine share={share ?? 0.15} />
    </chakra.div>
  )
}
