import { chakra } from '@chakra-ui/react'
import { PageFrame } from '#src/app/page-frame.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** A title over a table, while they load for longer than a moment. */
export function ResultsSkeleton() {
  return (
    <PageFrame>
      <chakra.div role="status" aria-label="Loading the results">
        <Skeleton width="min(280px, 60%)" height="20px" />
        <chakra.div mt="16px">
          <Skeleton width="min(520px, 90%)" height="84px" />
        </chakra.div>
        <chakra.div mt="56px" borderTop="2px solid {colors.line}">
          {ROWS.map((row) => (
            <chakra.div key={row} display="flex" alignItems="center" gap="24px" height="58px">
              <Skeleton width="46px" height="36px" />
              <Skeleton height="16px" />
            </chakra.div>
          ))}
        </chakra.div>
      </chakra.div>
    </PageFrame>
  )
}
