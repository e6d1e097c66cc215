import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'

/** What is left as `24:18`, from an hour on as `1:05:00`; never below nothing. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`
}

type CountdownProps = {
  /** ISO 8601 instant. */
  endsAt: string
  onEnd?: () => void
  /** The clock in milliseconds; the server's time where the device's may be wrong. */
  now?: () => number
}

/** The time left, in the large figures. It does not chatter to a screen reader; say the end in words beside it. */
export function Countdown({ endsAt, onEnd, now = Date.now }: CountdownProps) {
  const end = Date.parse(endsAt)
  const [leftMs, setLeftMs] = useState(() => end - now())
  const ended = useRef(onEnd)
  ended.current = onEnd
  useEffect(() => {
    const tick = () => {
      const left = end - now()
      setLeftMs(left)
      if (left > 0) return
      clearInterval(timer)
      ended.current?.()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [end, now])
  return (
    <chakra.span role="timer" aria-live="off" textStyle="countdown" suppressHydrationWarning>
      {formatCountdown(leftMs)}
    </chakra.span>
  )
}
