/** The links of the top bar, in the specification's order (2.5). */
export const mainLinks = [
  { label: 'Home', to: '/' },
  { label: 'Events', to: '/events' },
  { label: 'Results', to: '/results' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'News', to: '/blog/posts' },
  { label: 'Benefits', to: '/partner-benefits' },
] as const

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
