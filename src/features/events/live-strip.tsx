import { chakra, Flex } from '@chakra-ui/react'
import { ArrowRight } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import { formatLapTime } from '#domain/core/lap-time.ts'
import { formatGap } from '#domain/results/format-gap.ts'
import { useApp } from '#src/app/app-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Plate } from '#src/ui/plate.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { type LiveRun, liveRunQuery } from './live-run-query.ts'
import { familyName, runTitle } from './live-run-words.ts'

/** On the ground under the hero: the run that goes on now and its first three. Nothing while nobody races. */
export function LiveStrip() {
  const { api } = useApp()
  const { data: run } = useQuery(liveRunQuery(api))
  if (run === null || run === undefined) return null
  return (
    <chakra.section aria-label="Racing now" bg="ground" color="onGround">
      <Flex
        maxWidth="1440px"
        mx="auto"
        px={{ base: '16px', md: '24px', xl: '96px' }}
        pt={{ base: '16px', lg: '14px' }}
        pb={{ base: '24px', lg: '22px' }}
        wrap="wrap"
        align="center"
        justify="space-between"
        gap={{ base: '16px', lg: '12px 32px' }}
      >
        <Flex align="center" gap="12px">
          <StatusBadge kind="live">Live</StatusBadge>
          <chakra.h2 textStyle="h4">{runTitle(run)}</chakra.h2>
        </Flex>
        <chakra.ol
          display="flex"
          justifyContent={{ base: 'space-between', md: 'flex-start' }}
          flexWrap="wrap"
          gap={{ base: '8px 12px', md: '8px 32px' }}
          width={{ base: '100%', lg: 'auto' }}
          listStyleType="none"
          p={0}
        >
          {run.leaders.map((row) => (
            <Leader key={row.event_sign_up_id} row={row} run={run} />
          ))}
        </chakra.ol>
        <FollowLink
          to="/events/$eventID/results/race-run/$raceRunID"
          params={{ eventID: run.event.id, raceRunID: run.race_run.id }}
        >
          Follow live <Icon of={ArrowRight} size={20} />
        </FollowLink>
      </Flex>
    </chakra.section>
  )
}

function Leader({ row, run }: { row: LiveRun['leaders'][number]; run: LiveRun }) {
  const raceClass = run.classes.find((one) => one.id === row.championship_class_id)
  const time = row.position === 1 && row.total_ms !== null ? formatLapTime(row.total_ms) : formatGap(row.gap)
  return (
    <chakra.li display="flex" alignItems="center" gap={{ base: '6px', md: '10px' }}>
      <chakra.span textStyle="h4">{row.position}</chakra.span>
      <Plate
        number={row.start_number}
        plate_colour={raceClass?.plate_colour ?? '#ffffff'}
        figure_colour={raceClass?.figure_colour ?? '#14110e'}
        raceClass={raceClass?.name}
        leader={row.red_plate}
        size="s"
      />
      <chakra.span display={{ base: 'none', md: 'inline' }}>{familyName(row.full_name)}</chakra.span>
      <chakra.span textStyle="time" fontSize={{ base: '1rem', md: '1.125rem', xl: '1.1875rem' }}>
        {time}
      </chakra.span>
    </chakra.li>
  )
}

const FollowLink = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '12px',
      minHeight: '44px',
      color: 'sky.300',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
      _focusVisible: { outlineColor: 'sky.300' },
    },
  }),
)
