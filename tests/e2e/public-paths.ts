import { blogCalls } from '../../domain/blog/blog-calls.ts'
import { championshipCalls } from '../../domain/championships/championship-calls.ts'
import { eventCalls } from '../../domain/events/event-calls.ts'
import { membershipCalls } from '../../domain/memberships/membership-calls.ts'
import { resultCalls } from '../../domain/results/result-calls.ts'
import { createApi } from '../../src/lib/api-client.ts'

export type PublicPath = { name: string; path: string }

/** Every public route of the specification with real things of the demo season. */
export async function findPublicPaths(baseUrl: string): Promise<PublicPath[]> {
  const api = createApi({ baseUrl, fetch, token: () => null, organisation: () => null })
  const open = first((await api(eventCalls.listEvents, { query: { status: 'sign_ups_open' } })).results)
  const past = first(
    (await api(eventCalls.listEvents, { query: { when: 'past' } })).results.filter((event) => event.results_available),
  )
  const ticketed = first((await api(eventCalls.listEvents, { query: { event_type: 'ticketed_event' } })).results)
  const run = first(
    (await api(resultCalls.listRunResults, { params: { id: past.id } })).filter((each) => each.kind === 'final'),
  )
  const championship = first((await api(championshipCalls.listChampionships)).results)
  const championshipClass = first(championship.classes)
  const post = first((await api(blogCalls.listPosts)).results)
  const group = first(await api(membershipCalls.listMembershipGroups))
  const results = `/events/${past.id}/results`
  return [
    { name: 'home', path: '/' },
    { name: 'events', path: '/events' },
    { name: 'event', path: `/events/${open.id}` },
    { name: 'event with results', path: `/events/${past.id}` },
    { name: 'ticketed event', path: `/events/${ticketed.id}` },
    { name: 'event results', path: results },
    { name: 'choose a run', path: `${results}/race-run` },
    { name: 'run results', path: `${results}/race-run/${run.id}` },
    { name: 'choose a class', path: `${results}/championship-class` },
    { name: 'class points', path: `${results}/championship-class/${championshipClass.id}` },
    { name: 'results', path: '/results' },
    { name: 'championship results', path: `/results/championships/${championship.id}` },
    {
      name: 'standings',
      path: `/results/championships/${championship.id}/championship-classes/${championshipClass.id}`,
    },
    { name: 'pricing', path: '/pricing' },
    { name: 'partner benefits', path: '/partner-benefits' },
    { name: 'membership', path: `/membership/purchase/${group.id}` },
    { name: 'news', path: '/blog/posts' },
    { name: 'post', path: `/blog/posts/${post.slug}` },
    { name: 'privacy policy', path: '/privacy-policy' },
    { name: 'imprint', path: '/imprint' },
    { name: 'forbidden', path: '/error/403' },
  ]
}

function first<T>(list: readonly T[]): T {
  const [found] = list
  if (found === undefined) throw new Error('the demo season lacks what the browser tests need')
  return found
}
