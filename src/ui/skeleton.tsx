import { chakra } from '@chakra-ui/react'

type SkeletonProps = { width?: string; height?: string }

/** One flat bar in the place of what loads; no shimmer. */
export function Skeleton({ width = '100%', height = '16px' }: SkeletonProps) {
  return <chakra.span display="block" width={width} height={height} bg="line" aria-hidden />
}

const WIDTHS = ['100%', '80%', '55%', '90%', '70%']

/** Several lines that load, said once to a screen reader. */
export function SkeletonLines({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) {
  const rows = Array.from({ length: lines }, (_, row) => ({ key: `line-${row}`, width: WIDTHS[row % WIDTHS.length] }))
  return (
    <chakra.div role="status" aria-label={label} display="grid" gap="12px">
      {rows.map((row) => (
        <Skeleton key={row.key} width={row.width} />
      ))}
    </chakra.div>
  )
}
