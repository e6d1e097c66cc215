import { chakra } from '@chakra-ui/react'
import type { Standings } from '#domain/championships/championship-words.ts'
import { CountedFigure, DroppedFigure } from './standings-score.tsx'

/** Under the table: what its marks mean, and the rules of the season in sentences. */
export function StandingsNote({ standings: { rows, rules_text } }: { standings: Standings }) {
  const scores = rows.flatMap((row) => row.scores)
  const hasDropped = scores.some((score) => score?.dropped === true)
  const hasProvisional = scores.some((score) => score?.provisional === true)
  return (
    <chakra.p textStyle="small" color="text2" mt="24px" maxWidth="74ch">
      {hasDropped && (
        <>
          <DroppedFigure>16</DroppedFigure> dropped.{' '}
        </>
      )}
      {hasProvisional && (
        <>
          <CountedFigure isProvisional>25</CountedFigure> provisional, from the round that is running.{' '}
        </>
      )}
      {rules_text}
    </chakra.p>
  )
}
