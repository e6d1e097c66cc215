/** A step of the way from the home page to a page. */
export type Crumb = { name: string; path: string }

/** The way down to a page as schema.org wants it, the home page first. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[]): Record<string, unknown> {
  const steps = [{ name: 'Home', path: '/' }, ...crumbs]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: `${origin}${crumb.path}`,
    })),
  }
}
