import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RequestFacts, type Strategy, strategyFor } from '#sw/caching.ts'

const get: RequestFacts = {
  method: 'GET',
  sameOrigin: true,
  path: '/',
  search: '',
  isNavigation: false,
  destination: '',
  hasIdentity: false,
  isEventStream: false,
  isRange: false,
  isPrecached: false,
}
const id = '01936f3e-0000-7000-8000-000000000001'
const visit = { isNavigation: true, destination: 'document' }
const picture = { destination: 'image' }

const cases: [sentence: string, request: Partial<RequestFacts>, strategy: Strategy][] = [
  ['the home page is the shell', { ...visit, path: '/' }, 'shell'],
  ['a deep link is the shell, signed in or out', { ...visit, path: `/events/${id}/results/` }, 'shell'],
  ['an admin page is the shell: it holds nothing personal', { ...visit, path: '/admin/home' }, 'shell'],
  [
    'a link to a file of the API is none of our business',
    { ...visit, path: `/api/v1/events/${id}/calendar/` },
    'network',
  ],
  ['a file opened by itself is not the app', { ...visit, path: '/manifest.webmanifest' }, 'network'],
  ['the health check is not the app', { ...visit, path: '/healthz' }, 'network'],
  ["the demo's mailbox is not the app", { ...visit, path: '/dev/mail' }, 'network'],
  ['a page in a frame is left alone', { ...visit, destination: 'iframe' }, 'network'],
  ['a form sent as a page is left alone', { ...visit, method: 'POST' }, 'network'],

  ['a critical file comes from the precache', { path: '/assets/main-Ab12_x-Z.js', isPrecached: true }, 'precache'],
  ['another hashed file is kept when first used', { path: '/assets/leaflet-Ab12_x-Z.js' }, 'asset'],
  ['a file without a hash is not kept', { path: '/assets/leaflet.js' }, 'network'],
  ['the worker itself is never kept', { path: '/sw.js' }, 'network'],

  ['events come at once and are renewed', { path: '/api/v1/events/', search: '?limit=6' }, 'public-api'],
  ['an event', { path: `/api/v1/events/${id}/` }, 'public-api'],
  ['a legal text', { path: '/api/v1/site/texts/imprint/' }, 'public-api'],
  ['a post', { path: '/api/v1/blog/posts/mud-again/' }, 'public-api'],
  ['standings', { path: `/api/v1/results/championships/${id}/championship-classes/${id}/` }, 'public-api'],
  ['the result of a run may be running', { path: `/api/v1/results/events/${id}/race-runs/${id}/` }, 'live-run'],
  ['the list of runs too', { path: `/api/v1/results/events/${id}/race-runs/` }, 'live-run'],
  ['the same call with a token may be personal', { path: '/api/v1/events/', hasIdentity: true }, 'network'],
  ['a write is never touched', { path: '/api/v1/events/', method: 'POST' }, 'network'],
  ['asking for headers only is never touched', { path: '/api/v1/events/', method: 'HEAD' }, 'network'],
  ['the own account is personal', { path: '/api/v1/accounts/current/' }, 'network'],
  ['the cart is personal', { path: '/api/v1/payment/cart/' }, 'network'],
  ['the admin area is personal', { path: '/api/v1/admin/championships/' }, 'network'],
  ['registration data is personal', { path: `/api/v1/events/${id}/race-event/registration-data/` }, 'network'],
  ['the event stream never ends', { path: `/api/v1/events/${id}/live/` }, 'network'],
  ['nor does it on any other address', { path: '/api/v1/events/', isEventStream: true }, 'network'],
  ['the clock must be asked', { path: '/api/v1/time/' }, 'network'],
  ['a file of the API is not kept', { path: `/api/v1/results/events/${id}/race-runs/${id}/csv/` }, 'network'],
  ['a deeper address is not the same call', { path: `/api/v1/events/${id}/entries/export/` }, 'network'],
  ['an empty part is no id', { path: '/api/v1/events//' }, 'network'],
  ['the old API would be another one', { path: '/api/v0/events/' }, 'network'],

  ['a picture of the club', { ...picture, path: '/media/2025/start.webp' }, 'image'],
  ['artwork', { ...picture, path: '/art/rider-day.svg' }, 'image'],
  ['a signature is no public picture', { ...picture, path: '/api/v1/indemnity-data/1/files/2/' }, 'network'],
  [
    'a picture with a query may be signed for one person',
    { ...picture, path: '/media/x.webp', search: '?s=1' },
    'network',
  ],
  ['a map tile comes from elsewhere', { ...picture, path: '/art/1.png', sameOrigin: false }, 'network'],
  ['a part of a film is not kept', { path: '/media/lap.webp', ...picture, isRange: true }, 'network'],
]

test.each(cases)('%s', (_sentence, request, strategy) => {
  expect(strategyFor({ ...get, ...request })).toBe(strategy)
})

const anyRequest = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
  sameOrigin: fc.boolean(),
  path: fc.oneof(
    fc.webPath(),
    fc.constantFrom(...cases.map(([, request]) => request.path ?? '/')),
    fc.webPath().map((path) => `/api/v1${path}`),
  ),
  search: fc.constantFrom('', '?limit=6'),
  isNavigation: fc.boolean(),
  destination: fc.constantFrom('', 'document', 'image', 'script', 'iframe'),
  hasIdentity: fc.boolean(),
  isEventStream: fc.boolean(),
  isRange: fc.boolean(),
  isPrecached: fc.boolean(),
})

test('whatever is asked: a write, another origin, a token or a stream never meets a store', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const strategy = strategyFor(request)
      const stores = ['asset', 'public-api', 'live-run', 'image'].includes(strategy)
      if (request.method !== 'GET' || !request.sameOrigin) expect(strategy).toBe('network')
      if (request.hasIdentity || request.isEventStream || request.isRange) expect(stores).toBe(false)
      if (request.isNavigation) expect(['shell', 'network']).toContain(strategy)
    }),
  )
})
