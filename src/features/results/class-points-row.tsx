import { chakra, Flex } from '@chakra-ui/react'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import { ordinalFigure } from '#domain/core/count-words.ts'
import { formatPoints } from '#domain/points/format-points.ts'
import type { ClassPoints } from '#domain/results/result-words.ts'
import { Plate } from '#src/ui/plate.tsx'
import { StarToggle } from '#src/ui/star-toggle.tsx'
import { RowHead, Td, Tr } from '#src/ui/table.tsx'
import { wideCell } from './wide-cell.ts'

type PointsRow = ClassPoints['rows'][number]
type RunScore = PointsRow['runs'][number]

type ClassPointsRowProps = {
  row: PointsRow
  raceClass: ClassPlate
  runs: ClassPoints['race_runs']
  isFollowed: boolean
  onFollow: () => void
}

/** A rider's points at an event: place and points of each run, and the sum. */
export function ClassPointsRow({ row, raceClass, runs, isFollowed, onFollow }: ClassPointsRowProps) {
  return (
    <Tr data-row={row.participant_id} followed={isFollowed} out={row.position === null}>
      <Td width={{ base: '38px', md: '58px' }}>
        <chakra.span textStyle="figure">{row.position ?? '–'}</chakra.span>
      </Td>
      <RowHead scope="row">
        <Flex align="center" gap={{ base: '8px', md: '18px' }}>
          <Plate
            number={row.start_number}
            plate_colour={raceClass.plate_colour}
            figure_colour={raceClass.figure_colour}
            raceClass={raceClass.name}
            leader={row.red_plate}
          />
          <chakra.div fontSize={{ base: '1rem', md: '1.125rem' }}>
            {row.full_name}
            <StarToggle
              isOn={isFollowed}
              onToggle={onFollow}
              label={`${isFollowed ? 'Following' : 'Follow'} ${row.full_name}`}
              {...(isFollowed ? { text: 'Following' } : {})}
            />
            <chakra.p display={{ base: 'block', md: 'none', _print: 'none' }} textStyle="label" color="text2">
              {row.runs.map((score, index) => `${runs[index]?.name ?? ''} ${scoreText(score)}`).join(', ')}
            </chakra.p>
            {row.tie_note !== null && (
              <chakra.p textStyle="small" color="text2">
                {row.tie_note}
              </chakra.p>
            )}
          </chakra.div>
        </Flex>
      </RowHead>
      {row.runs.map((score, index) => (
        <Td key={runs[index]?.id ?? index} number display={wideCell} data-fresh={`run-${index}`}>
          <RunScoreCell score={score} />
        </Td>
      ))}
      <Td number data-fresh="points">
        <chakra.span textStyle="figure">{formatPoints(row.points)}</chakra.span>
      </Td>
    </Tr>
  )
}

/** The points, with the place they were given for. */
function RunScoreCell({ score }: { score: RunScore }) {
  if (score === null) return null
  return (
    <>
      {formatPoints(score.points + score.bonus)}
      <chakra.span display="block" textStyle="label" color="text2">
        {score.position === null ? score.status : ordinalFigure(score.position)}
        {score.bonus !== 0 && `, ${formatPoints(score.bonus)} bonus`}
      </chakra.span>
    </>
  )
}

function scoreText(score: RunScore): string {
  return score === null ? '–' : formatPoints(score.points + score.bonus)
}
