import { useCallback, useEffect, useRef } from 'react'
import { TYPE_AHEAD_RESET_MS } from '#src/ui/type-ahead.ts'

/** Collects letters into a word until a pause of 500 ms; returns the way to add one, which answers the word so far. */
export function useTypeAhead(): (letter: string) => string {
  const word = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((letter) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      word.current = ''
    }, TYPE_AHEAD_RESET_MS)
    word.current += letter
    return word.current
  }, [])
}
