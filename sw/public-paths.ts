/**
 * The calls whose answers are the same for everybody and may be kept on a phone, below `/api/v1/`; a parameter in braces
 * is one part of the path. A test compares this list with `cachedFor` in `domain/`; the schemas themselves would weigh
 * more than the rest of the worker.
 */
export const publicPaths = [
  'site/',
  'site/texts/{kind}/',
  'events/',
  'events/organisations/',
  'events/{id}/',
  'events/{id}/entries/',
  'events/{id}/rrgs/',
  'events/{id}/race-run-groups/',
  'events/{id}/race-runs/',
  'results/events/{id}/championship-classes/{classId}/',
  'championships/',
  'championships/{id}/',
  'results/championships/{id}/',
  'results/championships/{id}/championship-classes/{classId}/',
  'blog/posts/',
  'blog/posts/{slug}/',
  'gallery/carousel/',
  'memberships/groups/',
  'memberships/groups/{id}/',
  'pricing/',
  'partners/',
] as const

/** Those that change from lap to lap while a run goes on. */
export const livePaths = ['results/events/{id}/race-runs/', 'results/events/{id}/race-runs/{raceRunID}/'] as const

/** True when a path such as `events/0190/` is one of `patterns`. */
export function isOneOf(patterns: readonly string[], path: string): boolean {
  const parts = path.split('/')
  return patterns.some((pattern) => {
    const wanted = pattern.split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => (part.startsWith('{') ? (parts[index] ?? '') !== '' : part === parts[index]))
    )
  })
}
