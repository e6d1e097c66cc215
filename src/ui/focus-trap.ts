const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])'

function focusableIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.closest('[inert], [hidden]') === null,
  )
}

/**
 * Moves the focus into the box and keeps it there; an element marked `data-autofocus` comes first, else the box itself.
 * Returns the release, which gives the focus back to where it was.
 */
export function trapFocus(box: HTMLElement): () => void {
  const before = document.activeElement
  const wanted = box.querySelector<HTMLElement>('[data-autofocus], [autofocus]')
  ;(wanted ?? box).focus()

  const keepInside = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const stops = focusableIn(box)
    const first = stops[0]
    const last = stops[stops.length - 1]
    if (first === undefined || last === undefined) return event.preventDefault()
    const active = document.activeElement
    const isOutside = !box.contains(active)
    if (event.shiftKey && (active === first || active === box || isOutside)) {
      event.preventDefault()
      last.focus()
    } else if (!event.shiftKey && (active === last || isOutside)) {
      event.preventDefault()
      first.focus()
    }
  }
  document.addEventListener('keydown', keepInside)
  return () => {
    document.removeEventListener('keydown', keepInside)
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}
