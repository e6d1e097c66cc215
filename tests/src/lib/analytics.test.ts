import { expect, test, vi } from 'vitest'
import { type AnalyticsLibrary, createAnalytics } from '#src/lib/analytics.ts'
import { type PageView, pageViewOf, withoutAddresses } from '#src/lib/analytics-page-view.ts'

const home: PageView = { route_name: 'Home', path: '/', route_type: 'user', is_public: true }
const results: PageView = { ...home, route_name: 'ResultsPage', path: '/results' }

function setUp({ key = 'phc_x', consent = false, online = true, failures = 0 } = {}) {
  const library = { optIn: vi.fn(), optOut: vi.fn(), capture: vi.fn(), reset: vi.fn() } satisfies AnalyticsLibrary
  const state = { consent, online, failures }
  const load = vi.fn(async () => {
    if (state.failures > 0) {
      state.failures -= 1
      throw new Error('blocked')
    }
    return library
  })
  const analytics = createAnalytics({
    key: key === '' ? null : key,
    load,
    hasConsent: () => state.consent,
    isOnline: () => state.online,
  })
  const settle = () => new Promise((done) => setTimeout(done))
  const captured = () => library.capture.mock.calls.map(([event, page]) => `${event} ${page.path}`)
  return { analytics, library, load, state, settle, captured }
}

test('nothing is fetched before consent', async () => {
  const { analytics, load, settle } = setUp()
  analytics.show(home)
  analytics.show(results)
  analytics.leave()
  analytics.reset()
  analytics.consentChanged()
  await settle()
  expect(load).not.toHaveBeenCalled()
})

test('nothing is ever fetched without a key', async () => {
  const { analytics, load, settle } = setUp({ key: '', consent: true })
  analytics.show(home)
  analytics.consentChanged()
  await settle()
  expect(load).not.toHaveBeenCalled()
})

test('offline nothing is fetched; the next page online is counted', async () => {
  const { analytics, load, state, settle, captured } = setUp({ consent: true, online: false })
  analytics.show(home)
  await settle()
  expect(load).not.toHaveBeenCalled()
  state.online = true
  analytics.show(results)
  await settle()
  expect(captured()).toEqual(['$pageview /results'])
})

test('accepting opts in and counts the page on screen', async () => {
  const { analytics, library, state, settle, captured } = setUp()
  analytics.show(home)
  state.consent = true
  analytics.consentChanged()
  await settle()
  expect(library.optIn).toHaveBeenCalledOnce()
  expect(captured()).toEqual(['$pageview /'])
})

test('each navigation leaves a page and views another; closing leaves the last once', async () => {
  const { analytics, settle, captured } = setUp({ consent: true })
  analytics.show(home)
  await settle()
  analytics.show(results)
  analytics.leave()
  analytics.leave()
  expect(captured()).toEqual(['$pageview /', '$pageleave /', '$pageview /results', '$pageleave /results'])
})

test('declining afterwards opts out and nothing more is counted', async () => {
  const { analytics, library, state, settle, captured } = setUp({ consent: true })
  analytics.show(home)
  await settle()
  state.consent = false
  analytics.consentChanged()
  analytics.show(results)
  analytics.leave()
  expect(library.optOut).toHaveBeenCalledOnce()
  expect(captured()).toEqual(['$pageview /'])
})

test('declined while the library was on its way: opted out, nothing counted', async () => {
  const { analytics, library, state, settle, captured } = setUp({ consent: true })
  analytics.show(home)
  state.consent = false
  await settle()
  expect(library.optIn).not.toHaveBeenCalled()
  expect(library.optOut).toHaveBeenCalledOnce()
  expect(captured()).toEqual([])
})

test('blocked: tried at three pages, then left alone, and nothing breaks', async () => {
  const { analytics, load, settle } = setUp({ consent: true, failures: 9 })
  for (let page = 0; page < 6; page += 1) {
    analytics.show({ ...home, path: `/${page}` })
    await settle()
  }
  expect(load).toHaveBeenCalledTimes(3)
})

test('signing out ends the identity', async () => {
  const { analytics, library, settle } = setUp({ consent: true })
  analytics.show(home)
  await settle()
  analytics.reset()
  expect(library.reset).toHaveBeenCalledOnce()
})

test.each([
  [
    'a public page',
    { flags: [{}, { name: 'Event.Details' }], pattern: '/events/$eventID', pathname: '/events/7' },
    { route_name: 'Event.Details', path: '/events/7', route_type: 'user', is_public: true },
  ],
  [
    'a page behind the sign-in',
    { flags: [{ loginRequired: true }, { name: 'Cart' }], pattern: '/cart', pathname: '/cart' },
    { route_name: 'Cart', path: '/cart', route_type: 'user', is_public: false },
  ],
  [
    'an admin page',
    { flags: [{ requireAdmin: true }, { name: 'Admin.Home' }], pattern: '/admin/home', pathname: '/admin/home' },
    { route_name: 'Admin.Home', path: '/admin/home', route_type: 'admin', is_public: false },
  ],
  [
    'a one-time link keeps its secret',
    { flags: [{ name: 'Activation' }], pattern: '/auth/activation/$uid/$token', pathname: '/auth/activation/a/s3cret' },
    { route_name: 'Activation', path: '/auth/activation/$uid/$token', route_type: 'user', is_public: true },
  ],
  [
    'a page without a name is told by its pattern',
    { flags: [{}], pattern: '/blog/posts/$postSlug', pathname: '/blog/posts/mud' },
    { route_name: '/blog/posts/$postSlug', path: '/blog/posts/mud', route_type: 'user', is_public: true },
  ],
])('%s', (_sentence, shown, view) => {
  expect(pageViewOf(shown)).toEqual(view)
})

test('addresses that the library adds by itself stay here', () => {
  const given = {
    $current_url: 'https://x/?to=secret',
    $pathname: '/a',
    $referrer: 'https://y',
    path: '/results',
    $lib: 'web',
  }
  expect(withoutAddresses(given)).toEqual({ path: '/results', $lib: 'web' })
})
