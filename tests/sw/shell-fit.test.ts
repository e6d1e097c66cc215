import { expect, test } from 'vitest'
import { shellFits } from '#sw/shell-fit.ts'

const kept = (path: string) => path === '/assets/index-new.js'

test.each([
  ['a shell of this build', '<script type="module" crossorigin src="/assets/index-new.js"></script>', true],
  ['a shell of another build', '<script type="module" crossorigin src="/assets/index-old.js"></script>', false],
  [
    'settings and the theme do not matter',
    '<script src="/theme-boot.js"></script><script type="application/json">{}</script><script type="module" src="/assets/index-new.js"></script>',
    true,
  ],
  ["a captive portal's page", '<h1>Welcome to the campsite</h1>', false],
  ['a module without an address', '<script type="module">1</script>', false],
])('%s', (_sentence, html, fits) => {
  expect(shellFits(html, kept)).toBe(fits)
})
