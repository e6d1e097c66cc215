/** The links of the top bar, in the specification's order (2.5). */
export const mainLinks = [
  { label: 'Home', to: '/' },
  { label: 'Events', to: '/events' },
  { label: 'Results', to: '/results' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'News', to: '/blog/posts' },
  { label: 'Benefits', to: '/partner-benefits' },
] as const

/** Whether a link of the bar leads to where the visitor is: an event's results are results, whatever their path begins with. */
export function isSectionOf(to: (typeof mainLinks)[number]['to'], pathname: string): boolean {
  if (to === '/') return pathname === '/'
  if (/^\/events\/[^/]+\/results(\/|$)/.test(pathname)) return to === '/results'
  return pathname === to || pathname.startsWith(`${to}/`)
}

/** The profile menu, and what the footer lists. */
export const profileLinks = [
  { label: 'Your Profile', to: '/profile' },
  { label: 'Linked Accounts', to: '/profile/linked-profiles' },
  { label: 'Event Registrations', to: '/profile/event-registrations' },
  { label: 'Memberships', to: '/profile/memberships' },
  { label: 'Purchases', to: '/profile/purchases' },
  { label: 'My Results', to: '/profile/results' },
] as const

export const footerPages = [
  { label: 'Home', to: '/' },
  { label: 'Events', to: '/events' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'News', to: '/blog/posts' },
  { label: 'Partner Benefits', to: '/partner-benefits' },
] as const

export const footerLegal = [
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Imprint', to: '/imprint' },
] as const
