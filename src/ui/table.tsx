import { chakra } from '@chakra-ui/react'
import { CaretDown } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { CaretUp } from '@phosphor-icons/react/dist/ssr/CaretUp'
import { CaretUpDown } from '@phosphor-icons/react/dist/ssr/CaretUpDown'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'

/** No zebra, no outer box; first and last column flush with the text's edge. `dense` rows are 48 high, others 58. */
export const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'left',
    '& :is(td, th):first-of-type': { pl: 0 },
    '& :is(td, th):last-of-type': { pr: 0 },
    '& thead th': { borderBottom: '2px solid {colors.ink}', verticalAlign: 'bottom' },
    '& tbody tr': { borderBottom: '1px solid {colors.line}' },
    '& tbody tr[hidden]': { display: 'none' },
  },
  variants: {
    dense: {
      true: { '& :is(td, th)': { height: '48px' } },
      false: { '& td, & tbody th': { height: '58px' } },
    },
  },
  defaultVariants: { dense: false },
})

const headCell = { px: '10px', pb: '10px', textStyle: 'label', color: 'text2', whiteSpace: 'nowrap' } as const
const side = { number: { true: { textAlign: 'right' } } } as const

/** A column's head; `number` columns are set right. */
export const Th = chakra('th', { base: headCell, variants: side })

/** A cell. `number` is set right in tabular figures; `quiet` is text2. */
export const Td = chakra('td', {
  base: { px: '10px', py: '8px', verticalAlign: 'middle' },
  variants: {
    number: { true: { textAlign: 'right', textStyle: 'time', whiteSpace: 'nowrap' } },
    quiet: { true: { color: 'text2' } },
    fastest: { true: { boxShadow: 'inset 0 -4px 0 {colors.sky.400}' } },
  },
})

/** The cell that names a row. */
export const RowHead = chakra('th', {
  base: { px: '10px', py: '8px', verticalAlign: 'middle', fontWeight: 400, textAlign: 'left' },
})

/**
 * A row. `followed` lies on soft that runs 12 px past both edges, with a mark of 5 px; `selected` lies on soft;
 * `fresh` has just changed.
 */
export const Tr = chakra('tr', {
  variants: {
    followed: {
      true: {
        bg: 'soft',
        '& > :first-of-type': { boxShadow: '-12px 0 0 {colors.soft}, -17px 0 0 {colors.sky.400}' },
        '& > :last-of-type': { boxShadow: '12px 0 0 {colors.soft}' },
      },
    },
    selected: { true: { bg: 'soft' } },
    fresh: { true: { animation: 'fresh 1.5s ease-out' } },
    out: { true: { color: 'text2' } },
  },
})

export type SortDirection = 'ascending' | 'descending' | 'none'

type SortThProps = Omit<ComponentProps<typeof Th>, 'onClick' | 'direction'> & {
  direction: SortDirection
  onSort: () => void
  children: ReactNode
}

const SORT_ICONS = { ascending: CaretUp, descending: CaretDown, none: CaretUpDown } as const

/** A column's head that sorts by it. */
export function SortTh({ direction, onSort, children, number, ...rest }: SortThProps) {
  return (
    <Th scope="col" aria-sort={direction} number={number} {...rest}>
      <chakra.button
        type="button"
        onClick={onSort}
        display="inline-flex"
        alignItems="center"
        gap="4px"
        minHeight="28px"
        color={direction === 'none' ? 'text2' : 'text'}
        _hover={{ color: 'text', textDecoration: 'underline' }}
      >
        {children}
        <Icon of={SORT_ICONS[direction]} size={16} />
      </chakra.button>
    </Th>
  )
}

/** Lets a table that is too wide scroll by itself: reachable by keyboard, with a shade where more is hidden. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.section
      aria-label={label}
      tabIndex={0}
      overflowX="auto"
      mx={{ base: '-16px', md: '-17px' }}
      px={{ base: '16px', md: '17px' }}
      backgroundImage="linear-gradient(to right, {colors.bg} 30%, transparent), linear-gradient(to left, {colors.bg} 30%, transparent), linear-gradient(to right, {colors.line}, transparent), linear-gradient(to left, {colors.line}, transparent)"
      backgroundPosition="left, right, left, right"
      backgroundRepeat="no-repeat"
      backgroundSize="48px 100%, 48px 100%, 14px 100%, 14px 100%"
      backgroundAttachment="local, local, scroll, scroll"
    >
      {children}
    </chakra.section>
  )
}
