/**
 * While React takes over a rendered page, a press on a link must not reach the router: navigating in the middle of
 * hydration makes it throw and render everything again. Until then links are what they are in the HTML, plain links.
 */
export function keepLinksPlainUntilHydrated(root: HTMLElement): void {
  const onClick = (event: MouseEvent) => {
    if (root.hasAttribute('data-hydrated')) {
      document.removeEventListener('click', onClick, true)
      return
    }
    if (event.target instanceof Element && event.target.closest('a[href]') !== null) event.stopPropagation()
  }
  document.addEventListener('click', onClick, true)
}
