import { useRef } from 'react'
import type { ClassPoints } from '#domain/results/result-words.ts'
import { narrowCells } from '#src/ui/narrow-cells.ts'
import { Table, Th } from '#src/ui/table.tsx'
import { useRowMotion } from '#src/ui/use-row-motion.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ClassPointsRow } from './class-points-row.tsx'
import { wideCell } from './wide-cell.ts'

type ClassPointsTableProps = {
  points: ClassPoints
  followedId: string | null
  onFollow: (participantId: string) => void
}

/** A column for each counting run; on a phone the runs stand under the name. */
export function ClassPointsTable({ points, followedId, onFollow }: ClassPointsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  useRowMotion(body)
  const { championship_class, race_runs, rows } = points
  return (
    <Table css={narrowCells}>
      <VisuallyHidden as="caption">Points of {championship_class.name} at this event</VisuallyHidden>
      <thead>
        <tr>
          <Th scope="col">Pos</Th>
          <Th scope="col">Rider</Th>
          {race_runs.map((run) => (
            <Th key={run.id} scope="col" number display={wideCell}>
              {run.name}
            </Th>
          ))}
          <Th scope="col" number>
            Points
          </Th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <ClassPointsRow
            key={row.participant_id}
            row={row}
            raceClass={championship_class}
            runs={race_runs}
            isFollowed={row.participant_id === followedId}
            onFollow={() => onFollow(row.participant_id)}
          />
        ))}
      </tbody>
    </Table>
  )
}
