import { chakra } from '@chakra-ui/react'

type SpinnerProps = {
  /** Pixels. */
  size?: number
  /** What is awaited, read out; without it the words beside it speak. */
  label?: string
}

/** Three quarters of a circle that turn; with reduced motion they stand still. */
export function Spinner({ size = 22, label }: SpinnerProps) {
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label }
  return (
    <chakra.svg
      width={`${size}px`}
      height={`${size}px`}
      viewBox="0 0 24 24"
      fill="none"
      flexShrink={0}
      animation="spin 900ms linear infinite"
      {...voice}
    >
      <path d="M15.5 3.7A9 9 0 1 1 8.5 3.7" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
    </chakra.svg>
  )
}
