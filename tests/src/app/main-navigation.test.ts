import { expect, it } from 'vitest'
import { isSectionOf, mainLinks } from '#src/app/main-navigation.ts'

it.each([
  ['/', '/'],
  ['/events', '/events'],
  ['/events/5', '/events'],
  ['/events/5/register', '/events'],
  ['/events/5/results', '/results'],
  ['/events/5/results/race-run/7', '/results'],
  ['/results/championships/1', '/results'],
  ['/blog/posts/mud', '/blog/posts'],
  ['/eventsomething', undefined],
  ['/auth/login', undefined],
])('on %s the bar marks %s', (pathname, marked) => {
  expect(mainLinks.map(({ to }) => to).filter((to) => isSectionOf(to, pathname))).toEqual(
    marked === undefined ? [] : [marked],
  )
})
