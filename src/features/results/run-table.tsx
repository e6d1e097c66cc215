import { chakra } from '@chakra-ui/react'
import { Timer } from '@phosphor-icons/react/dist/ssr/Timer'
import { useRef } from 'react'
import type { RunResults } from '#domain/results/result-words.ts'
import { Icon } from '#src/ui/icon.tsx'
import { narrowCells } from '#src/ui/narrow-cells.ts'
import { Table, TableScroll, Th } from '#src/ui/table.tsx'
import { useRowMotion } from '#src/ui/use-row-motion.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { RunRow } from './run-row.tsx'
import type { ShownRow } from './shown-rows.ts'
import { wideCell } from './wide-cell.ts'

type RunTableProps = {
  run: RunResults
  rows: readonly ShownRow[]
  caption: string
  followedId: string | null
  onFollow: (participantId: string) => void
}

/** The table of a run. On a phone laps and total lie behind a tap on the name. */
export function RunTable({ run, rows, caption, followedId, onFollow }: RunTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  useRowMotion(body)
  const classes = new Map(run.classes.map((raceClass) => [raceClass.id, raceClass]))
  return (
    <>
      <TableScroll label={caption}>
        <Table css={narrowCells}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              <Th scope="col">Pos</Th>
              <Th scope="col">Rider</Th>
              <Th scope="col" number display={wideCell}>
                Laps
              </Th>
              <Th scope="col" number display={wideCell}>
                Total
              </Th>
              <Th scope="col" number>
                Gap
              </Th>
              <Th scope="col" number>
                Best lap
              </Th>
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((shown) => (
              <RunRow
                key={shown.row.event_sign_up_id}
                shown={shown}
                raceClass={classes.get(shown.row.championship_class_id)}
                isFollowed={shown.row.participant_id === followedId}
                isLive={run.race_run.is_live}
                showsClass={run.classes.length > 1}
                onFollow={() => onFollow(shown.row.participant_id)}
              />
            ))}
          </tbody>
        </Table>
      </TableScroll>
      <TableNote rows={rows} />
    </>
  )
}

function TableNote({ rows }: { rows: readonly ShownRow[] }) {
  const hasFastest = rows.some((row) => row.isFastest)
  const hasRedPlate = rows.some(({ row }) => row.red_plate)
  if (!hasFastest && !hasRedPlate) return null
  return (
    <chakra.p display="flex" gap="10px" textStyle="small" color="text2" mt="18px">
      {hasFastest && <Icon of={Timer} size={20} />}
      <span>
        {hasFastest && 'Fastest lap of the run. '}
        {hasRedPlate && 'Red plate: leads the standings before this round.'}
      </span>
    </chakra.p>
  )
}
