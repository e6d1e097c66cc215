let locks = 0
let before = { overflow: '', paddingRight: '' }

/** Holds the page still while something lies over it; the last release restores what was. Returns the release. */
export function lockScroll(): () => void {
  const { style } = document.body
  if (locks === 0) {
    before = { overflow: style.overflow, paddingRight: style.paddingRight }
    const bar = window.innerWidth - document.documentElement.clientWidth
    style.overflow = 'hidden'
    // The page must not jump when its scroll bar goes.
    if (bar > 0) style.paddingRight = `${bar}px`
  }
  locks += 1
  let released = false
  return () => {
    if (released) return
    released = true
    locks -= 1
    if (locks > 0) return
    style.overflow = before.overflow
    style.paddingRight = before.paddingRight
  }
}
