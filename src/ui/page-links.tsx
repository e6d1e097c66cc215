import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type PageLinksProps = {
  /** From 1 on. */
  page: number
  perPage: number
  /** Of all rows. */
  count: number
  /** Links to the neighbours, which work without scripts; they are shown only where there is one. */
  previous: ReactNode
  next: ReactNode
}

/** Where in a long list this page stands, with links back and on. Nothing for a list of one page. */
export function PageLinks({ page, perPage, count, previous, next }: PageLinksProps) {
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, count)
  if (page === 1 && count <= perPage) return null
  return (
    <chakra.nav
      aria-label="Pages"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="12px"
      mt="48px"
      pt="20px"
      borderTop="2px solid {colors.ink}"
    >
      <chakra.p textStyle="small" color="text2">
        {first > count ? `Nothing here; ${count} in all` : `${first} to ${last} of ${count}`}
      </chakra.p>
      <chakra.div display="flex" gap="12px">
        {page > 1 && previous}
        {last < count && next}
      </chakra.div>
    </chakra.nav>
  )
}
