import { type RefObject, useEffect } from 'react'

/**
 * While the element is there, its height is the custom property `--bottom-inset` of the page and the page ends that much
 * later: nothing at the bottom (a phone's action bar, the end of the footer) stays covered.
 */
export function useBottomInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const page = document.documentElement
    const observer = new ResizeObserver(() => {
      page.style.setProperty('--bottom-inset', `${current.offsetHeight}px`)
      document.body.style.paddingBottom = 'var(--bottom-inset)'
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      page.style.removeProperty('--bottom-inset')
      document.body.style.removeProperty('padding-bottom')
    }
  }, [element])
}
