import { chakra } from '@chakra-ui/react'
import type { StandingsRow } from '#domain/championships/championship-words.ts'
import { formatPoints } from '#domain/points/format-points.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

type ScoreProps = {
  score: StandingsRow['scores'][number]
  /** For the ear, where no column names the round: 'Round 4'. */
  of?: string
}

/** Points of one round: struck through when dropped, dotted red while the round goes on. Both are said as words too. */
export function Score({ score, of }: ScoreProps) {
  const round = of === undefined ? null : <VisuallyHidden>{of}: </VisuallyHidden>
  if (score === null) {
    if (of === undefined) return null
    return (
      <>
        {round}
        <span aria-hidden>–</span>
        <VisuallyHidden>none</VisuallyHidden>
      </>
    )
  }
  const text = score.text ?? formatPoints(score.points)
  return (
    <>
      {round}
      {score.dropped ? (
        <DroppedFigure>{text}</DroppedFigure>
      ) : (
        <CountedFigure isProvisional={score.provisional}>{text}</CountedFigure>
      )}
      {score.dropped && <VisuallyHidden> dropped</VisuallyHidden>}
      {score.provisional && <VisuallyHidden> provisional</VisuallyHidden>}
    </>
  )
}

export const DroppedFigure = chakra('s', { base: { color: 'text3' } })

export const CountedFigure = chakra('span', {
  base: { display: 'inline-block' },
  variants: {
    isProvisional: { true: { borderBottom: '4px dotted {colors.error}', lineHeight: 1.15 } },
  },
})
