import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Round } from '#domain/championships/championship-words.ts'
import { roundLine } from './season-words.ts'

/** The rounds of a season along one line: held, running, open, to come. On a phone the line stands upright. */
export function SeasonLine({ rounds }: { rounds: readonly Round[] }) {
  return (
    <Line gridTemplateColumns={{ base: '1fr', lg: `repeat(${Math.min(rounds.length, 8)}, 1fr)` }}>
      {rounds.map((round) => (
        <Stop key={round.event_id} state={round.state}>
          <chakra.span
            textStyle="h2"
            fontSize={{ base: '2.25rem', md: '2.5rem', xl: '3.25rem' }}
            color={numberColour[round.state]}
          >
            {round.round_number}
          </chakra.span>
          <RoundLink round={round}>{round.short_name}</RoundLink>
          <chakra.span
            textStyle="kicker"
            fontSize={{ base: '1rem', md: '1rem', xl: '1rem' }}
            color="text2"
            display="flex"
            alignItems="center"
            gap="8px"
            textAlign={{ base: 'right', lg: 'left' }}
          >
            {round.state === 'running' && <Dot aria-hidden />}
            {roundLine(round)}
          </chakra.span>
        </Stop>
      ))}
    </Line>
  )
}

/** A round with results leads to them, any other to the event. */
function RoundLink({ round, children }: { round: Round; children: ReactNode }) {
  const params = { eventID: round.event_id }
  if (round.state === 'held' && round.results_available) {
    return (
      <StopLink to="/events/$eventID/results" params={params}>
        {children}
      </StopLink>
    )
  }
  return (
    <StopLink to="/events/$eventID" params={params}>
      {children}
    </StopLink>
  )
}

const numberColour = {
  held: 'text3',
  running: 'text',
  open: 'text',
  upcoming: 'text',
  cancelled: 'text3',
} as const

const Line = chakra('ol', { base: { display: 'grid', listStyleType: 'none', p: 0, mt: { base: '24px', lg: '48px' } } })

const Stop = chakra('li', {
  base: {
    position: 'relative',
    display: { base: 'grid', lg: 'flex' },
    gridTemplateColumns: '48px 1fr auto',
    flexDirection: 'column',
    alignItems: { base: 'center', lg: 'flex-start' },
    gap: { base: '0 12px', lg: '4px' },
    minHeight: { base: '53px', lg: '0' },
    minWidth: 0,
    py: { base: '6px', lg: '20px' },
    pl: { base: '16px', lg: '0' },
    pr: { lg: '12px' },
    borderLeft: { base: '6px solid', lg: 'none' },
    borderTop: { lg: '6px solid' },
    borderBottom: { base: '1px solid {colors.line}', lg: 'none' },
    _hover: { bg: { base: 'sunken', lg: 'transparent' } },
  },
  variants: {
    state: {
      held: { '&&': { borderInlineStartColor: 'lineControl', borderTopColor: 'lineControl' } },
      running: { '&&': { borderInlineStartColor: 'live', borderTopColor: 'live' } },
      open: { '&&': { borderInlineStartColor: 'accent', borderTopColor: 'accent' } },
      upcoming: { '&&': { borderInlineStartColor: 'line', borderTopColor: 'line' } },
      cancelled: { '&&': { borderInlineStartColor: 'line', borderTopColor: 'line' } },
    },
  },
})

const StopLink = createLink(
  chakra('a', {
    base: {
      textStyle: 'smallStrong',
      textDecoration: 'none',
      mt: { lg: '10px' },
      _hover: { textDecoration: 'underline' },
      _before: { content: '""', position: 'absolute', inset: 0 },
      _focusVisible: { outline: 'none', _before: { outline: '3px solid {colors.focus}', outlineOffset: '-1px' } },
    },
  }),
)

const Dot = chakra('span', {
  base: { width: '9px', height: '9px', borderRadius: '50%', bg: { base: 'punch.700', _dark: 'punch.300' } },
})
