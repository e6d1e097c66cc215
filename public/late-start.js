// Pages with a large picture: the app starts after the picture, or at the first touch or key, or after four seconds.
;(() => {
  const main = document.currentScript.dataset.main
  let started = false
  const start = () => {
    if (started) return
    started = true
    import(main).catch(() => {
      started = false
    })
  }
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 500 }) : setTimeout(start, 1))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
  setTimeout(start, 4000)
  for (const kind of ['pointerdown', 'keydown', 'touchstart']) addEventListener(kind, start, { once: true, passive: true })
})()
