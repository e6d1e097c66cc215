const key = 'organisation-slug'

/** The slug of the organisation that admin calls work for (spec section 9), or null when none was chosen yet. */
export function readChosenOrganisation(): string | null {
  return localStorage.getItem(key)
}

export function chooseOrganisation(slug: string): void {
  localStorage.setItem(key, slug)
}
