import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { useMedia } from '#src/ui/use-media.ts'
import { stepSlide, swipeStep } from './carousel-step.ts'

const SLIDE_MS = 6500

/**
 * Which slide is shown, and the ways to change it: by itself while nobody points at it or is inside it by keyboard (never
 * with reduced motion), by buttons, by swipe. Before scripts run the slides are a row that scrolls (`isLive` false).
 */
export function useCarousel(count: number) {
  const isLive = useHydrated()
  const calm = useMedia('(prefers-reduced-motion: reduce)')
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const touch = useRef<{ x: number; y: number } | null>(null)

  const playing = count > 1 && (choice === null ? !calm : choice === 'play')
  const moving = isLive && playing && !hovered && !focused
  const go = (step: number) => setIndex((now) => stepSlide(now, step, count))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of slide by hand starts the wait anew
  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((now) => stepSlide(now, 1, count))
    }, SLIDE_MS)
    return () => clearInterval(timer)
  }, [moving, count, index])

  const handlers = {
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
    onPointerDown: (event: PointerEvent) => {
      touch.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event: PointerEvent) => {
      const from = touch.current
      touch.current = null
      if (from !== null && count > 1) go(swipeStep(event.clientX - from.x, event.clientY - from.y))
    },
    onPointerCancel: () => {
      touch.current = null
    },
  }
  return {
    isLive,
    index,
    playing,
    /** True when nothing changes by itself, so that a change may be read out. */
    still: !moving,
    next: () => go(1),
    previous: () => go(-1),
    toggle: () => setChoice(playing ? 'pause' : 'play'),
    handlers,
  }
}
