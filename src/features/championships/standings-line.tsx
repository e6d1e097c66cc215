import { chakra, Flex } from '@chakra-ui/react'
import type { Round, StandingsRow } from '#domain/championships/championship-words.ts'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import { formatPoints } from '#domain/points/format-points.ts'
import { Plate } from '#src/ui/plate.tsx'
import { StarToggle } from '#src/ui/star-toggle.tsx'
import { RowHead, Td, Tr } from '#src/ui/table.tsx'
import { roundCell, roundLine } from './round-cell.ts'
import { Score } from './standings-score.tsx'

type StandingsLineProps = {
  row: StandingsRow
  rounds: readonly Round[]
  raceClass: ClassPlate
  isFollowed: boolean
  onFollow: () => void
}

/** A rider's season: place, scores, what was added or taken away, why ahead of an equal. */
export function StandingsLine({ row, rounds, raceClass, isFollowed, onFollow }: StandingsLineProps) {
  const notes = [
    ...row.adjustments.map(({ points, reason }) => `${points > 0 ? '+' : ''}${formatPoints(points)}, ${reason}`),
    ...(row.tie_note === null ? [] : [row.tie_note]),
  ]
  return (
    <Tr data-row={row.participant_id} followed={isFollowed}>
      <Td width={{ base: '38px', lg: '54px' }}>
        <chakra.span textStyle="figure">{row.position ?? '–'}</chakra.span>
      </Td>
      <RowHead scope="row">
        <Flex align="center" gap={{ base: '10px', md: '18px' }}>
          <Plate
            number={row.start_number}
            plate_colour={raceClass.plate_colour}
            figure_colour={raceClass.figure_colour}
            raceClass={raceClass.name}
            leader={row.red_plate}
          />
          <chakra.div minWidth={0} lineHeight={1.35}>
            {row.full_name}
            <StarToggle
              isOn={isFollowed}
              onToggle={onFollow}
              label={`${isFollowed ? 'Following' : 'Follow'} ${row.full_name}`}
              {...(isFollowed ? { text: 'Following' } : {})}
            />
            <ScoreList row={row} rounds={rounds} />
            {notes.map((note) => (
              <chakra.p key={note} textStyle="small" color="text2">
                {note}
              </chakra.p>
            ))}
          </chakra.div>
        </Flex>
      </RowHead>
      {rounds.map((round, index) => (
        <Td
          key={round.event_id}
          number
          display={roundCell}
          bg={round.state === 'running' && !isFollowed ? 'sunken' : undefined}
          borderLeft={round.state === 'open' || round.state === 'upcoming' ? '1px solid {colors.line}' : undefined}
          data-fresh={`round-${index}`}
        >
          <Score score={row.scores[index] ?? null} />
        </Td>
      ))}
      <Td number data-fresh="points">
        <chakra.span textStyle="figure">{formatPoints(row.points)}</chakra.span>
      </Td>
    </Tr>
  )
}

/** The scores in one line under the name, where there are no columns; each says its round. */
function ScoreList({ row, rounds }: { row: StandingsRow; rounds: readonly Round[] }) {
  const held = rounds.flatMap((round, index) => {
    const isShown = round.state === 'held' || round.state === 'running'
    return isShown ? [{ round, score: row.scores[index] ?? null }] : []
  })
  if (held.length === 0) return null
  return (
    <chakra.ul
      display={roundLine}
      flexWrap="wrap"
      gap="2px 14px"
      listStyleType="none"
      p={0}
      textStyle="time"
      fontSize="1.0625rem"
    >
      {held.map(({ round, score }) => (
        <chakra.li key={round.event_id} color="text2">
          <Score score={score} of={`Round ${round.round_number}`} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
