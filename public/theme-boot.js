// Runs before the first paint, from the head: puts the colour class on <html> and lets pictures follow a stored choice.
// Names and key are the same as in src/app/theme/colour-mode.ts.
;(function () {
  var choice = null
  try {
    choice = localStorage.getItem('colour-mode')
  } catch (error) {
    choice = null
  }
  var stored = choice === 'dark' || choice === 'light'
  var dark = stored ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  if (dark) document.documentElement.classList.add('my-app-dark')
  if (!stored) return
  var media = choice === 'dark' ? 'all' : 'not all'
  var follow = function () {
    var sources = document.querySelectorAll('source[data-dark]')
    for (var i = 0; i < sources.length; i++) sources[i].media = media
  }
  // Each piece of the page as it arrives, so that the wrong picture is not fetched first.
  new MutationObserver(function (changes, observer) {
    follow()
    if (document.readyState !== 'loading') observer.disconnect()
  }).observe(document.documentElement, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', follow)
})()
