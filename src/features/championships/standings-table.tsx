import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Round, Standings } from '#domain/championships/championship-words.ts'
import { narrowCells } from '#src/ui/narrow-cells.ts'
import { Table, Th } from '#src/ui/table.tsx'
import { useRowMotion } from '#src/ui/use-row-motion.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { roundCell } from './round-cell.ts'
import { StandingsLine } from './standings-line.tsx'

type StandingsTableProps = {
  standings: Standings
  followedId: string | null
  onFollow: (participantId: string) => void
}

/** A column for each round; on a phone the scores stand under the name. */
export function StandingsTable({ standings, followedId, onFollow }: StandingsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  useRowMotion(body)
  const { championship_class: raceClass, rounds, rows } = standings
  return (
    <Table mt={{ base: '20px', lg: '32px' }} css={narrowCells}>
      <VisuallyHidden as="caption">Season standings, {raceClass.name}</VisuallyHidden>
      <thead>
        <tr>
          <Th scope="col">Pos</Th>
          <Th scope="col">Rider</Th>
          {rounds.map((round) => (
            <RoundHead key={round.event_id} round={round} />
          ))}
          <Th scope="col" number>
            Points
          </Th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <StandingsLine
            key={row.participant_id}
            row={row}
            rounds={rounds}
            raceClass={raceClass}
            isFollowed={row.participant_id === followedId}
            onFollow={() => onFollow(row.participant_id)}
          />
        ))}
      </tbody>
    </Table>
  )
}

function RoundHead({ round }: { round: Round }) {
  const isRunning = round.state === 'running'
  const isDone = isRunning || round.state === 'held'
  return (
    <Th
      scope="col"
      number
      display={roundCell}
      bg={isRunning ? 'sunken' : undefined}
      pt="16px"
      boxShadow={isRunning ? 'inset 0 5px 0 {colors.live}' : undefined}
    >
      {round.state === 'cancelled' ? (
        <>
          <s>{round.round_number}</s>
          <VisuallyHidden> {round.short_name}, cancelled</VisuallyHidden>
        </>
      ) : (
        <>
          {round.round_number}
          {isDone ? ` ${round.short_name}` : <VisuallyHidden> {round.short_name}, not ridden yet</VisuallyHidden>}
          {isRunning && <VisuallyHidden>, running</VisuallyHidden>}
        </>
      )}
      {isRunning && <chakra.span aria-hidden />}
    </Th>
  )
}
