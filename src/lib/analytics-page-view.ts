/** One look at one page, as the analytics know it (specification, section 4). */
export type PageView = {
  route_name: string
  path: string
  route_type: 'admin' | 'user'
  is_public: boolean
}

export type ShownRoute = {
  /** Flags of all matched routes, the innermost last. */
  flags: readonly { name?: string; loginRequired?: boolean; requireAdmin?: boolean }[]
  /** The pattern of the innermost route: `/auth/activation/$uid/$token`. */
  pattern: string
  /** The address itself, without query. */
  pathname: string
}

/** Addresses under /auth hold one-time secrets in their path: there the pattern is told instead. */
export function pageViewOf({ flags, pattern, pathname }: ShownRoute): PageView {
  const requireAdmin = flags.some((flag) => flag.requireAdmin === true)
  const name = [...flags].reverse().find((flag) => flag.name !== undefined)?.name
  return {
    route_name: name ?? pattern,
    path: pathname.startsWith('/auth/') || pathname.startsWith('/setup') ? pattern : pathname,
    route_type: requireAdmin ? 'admin' : 'user',
    is_public: !requireAdmin && !flags.some((flag) => flag.loginRequired === true),
  }
}

/** Takes every address out that the library adds by itself: queries and one-time links must not leave the browser. */
export function withoutAddresses(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([name]) => !/(_url|pathname|referrer|referring_domain|_host|^title|^\$host)$/.test(name),
    ),
  )
}
