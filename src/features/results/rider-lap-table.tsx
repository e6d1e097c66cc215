import { chakra } from '@chakra-ui/react'
import { CaretDown } from '@phosphor-icons/react/dist/ssr/CaretDown'
import type { ReactNode } from 'react'
import type { RunResultRow } from '#domain/results/result-words.ts'
import { Icon } from '#src/ui/icon.tsx'
import { TableScroll } from '#src/ui/table.tsx'
import { numbersTo } from './lap-chart-lines.ts'

type RiderLapTableProps = {
  /** On the line that opens it. */
  summary: string
  caption: string
  rows: readonly RunResultRow[]
  laps: number
  /** A rider's cells, one for each lap from the first. */
  cells: (row: RunResultRow) => ReactNode[]
}

/** Riders down, laps across. The riders stay in sight while the laps scroll. */
export function RiderLapTable({ summary, caption, rows, laps, cells }: RiderLapTableProps) {
  return (
    <chakra.details mt="20px" css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap="8px"
        minHeight="44px"
        color="link"
        textStyle="smallStrong"
        listStyleType="none"
        data-print="hide"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        {summary}
        <Icon of={CaretDown} size={18} />
      </chakra.summary>
      <TableScroll label={caption}>
        <Sheet>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Rider</th>
              {numbersTo(laps).map((lap) => (
                <th key={lap} scope="col">
                  {lap}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.event_sign_up_id}>
                <th scope="row">
                  <b>{row.start_number}</b> <span>{row.full_name}</span>
                </th>
                {cells(row).map((cell, lap) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its lap
                  <td key={lap}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Sheet>
      </TableScroll>
    </chakra.details>
  )
}

/** Many small cells: styled from the table, so that the page stays light. */
const Sheet = chakra('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: 0,
    minWidth: '100%',
    textStyle: 'small',
    '& caption': { textAlign: 'left', color: 'text2', pb: '8px' },
    '& :is(td, th)': {
      px: '10px',
      height: '40px',
      textAlign: 'right',
      whiteSpace: 'nowrap',
      fontFamily: 'count',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      borderBottom: '1px solid {colors.line}',
    },
    '& thead th': { color: 'text2', borderBottom: '2px solid {colors.ink}' },
    '& :is(td, th):first-of-type': { pl: 0 },
    '& th:first-of-type': { position: 'sticky', left: '-17px', textAlign: 'left', bg: 'bg', zIndex: 1 },
    '& tbody th': { fontFamily: 'talk', fontWeight: 400, '& b': { display: 'inline-block', minWidth: '2.5em' } },
    '& tbody th span': { display: { base: 'none', sm: 'inline', _print: 'inline' } },
    '& td[data-best]': { boxShadow: 'inset 0 -4px 0 {colors.sky.400}' },
  },
})
