import { chakra } from '@chakra-ui/react'
import { ArrowLeft } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { ArrowRight } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { Button } from '#src/ui/button.tsx'

type PagerProps = {
  /** Of the first row shown, from 0. */
  offset: number
  limit: number
  /** Of all rows. */
  count: number
  onOffset: (offset: number) => void
}

/** Where in a long list this page stands, and the ways back and on. Nothing for a list of one page. */
export function Pager({ offset, limit, count, onOffset }: PagerProps) {
  if (count <= limit && offset === 0) return null
  const last = Math.min(offset + limit, count)
  return (
    <chakra.nav
      aria-label="Pages"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="12px"
      py="16px"
    >
      <chakra.p textStyle="small" color="text2" aria-live="polite">
        {count === 0 ? 'None' : `${offset + 1} to ${last} of ${count}`}
      </chakra.p>
      <chakra.div display="flex" gap="12px">
        <Button
          size="dense"
          kind="link"
          icon={ArrowLeft}
          hidden={offset === 0}
          onClick={() => onOffset(Math.max(0, offset - limit))}
        >
          Back
        </Button>
        <Button size="dense" iconAfter={ArrowRight} hidden={last >= count} onClick={() => onOffset(offset + limit)}>
          Next
        </Button>
      </chakra.div>
    </chakra.nav>
  )
}
