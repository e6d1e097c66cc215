import { chakra, Flex } from '@chakra-ui/react'
import { FlagCheckered } from '@phosphor-icons/react/dist/ssr/FlagCheckered'
import { FlagPennant } from '@phosphor-icons/react/dist/ssr/FlagPennant'
import { Timer } from '@phosphor-icons/react/dist/ssr/Timer'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Overhang } from '#src/ui/overhang.tsx'
import { Plate } from '#src/ui/plate.tsx'
import { StarToggle } from '#src/ui/star-toggle.tsx'
import { RowHead, Td, Tr } from '#src/ui/table.tsx'
import { RunRowDetails } from './run-row-details.tsx'
import type { ShownRow } from './shown-rows.ts'
import { wideCell } from './wide-cell.ts'

export type RunRowProps = {
  shown: ShownRow
  raceClass: ClassPlate | undefined
  isFollowed: boolean
  isLive: boolean
  /** In a run of several classes the details say which one. */
  showsClass: boolean
  onFollow: () => void
}

/** Everything in a row stands on the line of its plate, whatever lies below it. */
const cell = { verticalAlign: 'top', lineHeight: '36px', py: '10px' } as const
const figureCell = { ...cell, fontSize: { base: '1rem', md: '1.125rem', xl: '1.25rem' } } as const

/** A rider's line in a run. */
export function RunRow(props: RunRowProps) {
  const { shown, raceClass, isFollowed, isLive, onFollow } = props
  const { row } = shown
  const isOut = shown.statusText !== null
  return (
    <Tr data-row={row.event_sign_up_id} followed={isFollowed} out={isOut}>
      <Td {...cell} width={{ base: '32px', md: '58px' }}>
        <Place shown={shown} />
      </Td>
      <RowHead scope="row" {...cell}>
        <Flex align="flex-start" gap={{ base: '8px', md: '18px' }}>
          <Plate
            number={row.start_number}
            plate_colour={raceClass?.plate_colour ?? '#ffffff'}
            figure_colour={raceClass?.figure_colour ?? '#14110e'}
            raceClass={raceClass?.name}
            leader={row.red_plate}
          />
          <chakra.div minWidth={0} textStyle="body" fontSize={{ base: '0.96875rem', md: '1.125rem' }}>
            <chakra.span display={{ base: 'none', md: 'inline', _print: 'inline' }} lineHeight="36px">
              {row.full_name}
              {isLive && !row.racing && row.status === 'finished' && <Finished />}
              <StarToggle
                isOn={isFollowed}
                onToggle={onFollow}
                label={`${isFollowed ? 'Following' : 'Follow'} ${row.full_name}`}
                {...(isFollowed ? { text: 'Following' } : {})}
              />
            </chakra.span>
            <RunRowDetails {...props} />
            {isOut && (
              <chakra.p display={{ base: 'block', md: 'none', _print: 'none' }} textStyle="label" pb="6px">
                {shown.statusText}
              </chakra.p>
            )}
            {row.penalties.map((penalty) => (
              <Penalty key={penalty} text={penalty} />
            ))}
          </chakra.div>
        </Flex>
      </RowHead>
      <Td number {...figureCell} display={wideCell} data-fresh="laps">
        {row.laps > 0 && row.laps}
      </Td>
      <Td number {...figureCell} display={wideCell} data-fresh="total">
        {shown.total}
      </Td>
      <Td number {...figureCell} data-fresh="gap">
        {isOut ? (
          <chakra.span
            textStyle="small"
            lineHeight="inherit"
            display={{ base: 'none', md: 'inline', _print: 'inline' }}
          >
            {shown.statusText}
          </chakra.span>
        ) : (
          shown.gap
        )}
        {shown.place === 1 && (
          <chakra.span display={{ base: 'inline', md: 'none', _print: 'none' }}>{shown.total}</chakra.span>
        )}
      </Td>
      <Td number {...figureCell} fastest={shown.isFastest} data-fresh="best">
        {shown.isFastest && (
          <chakra.span display="inline-block" verticalAlign="-4px" mr={{ base: '4px', md: '8px' }}>
            <Icon of={Timer} size={20} label="Fastest lap" />
          </chakra.span>
        )}
        {shown.best}
      </Td>
    </Tr>
  )
}

/** The leader's figure is larger; who has no place stands there in small letters. */
function Place({ shown: { place, placeText } }: { shown: ShownRow }) {
  if (place === null) {
    return (
      <chakra.span textStyle="label" fontSize="1.0625rem">
        {placeText}
      </chakra.span>
    )
  }
  const large = place === 1 ? { css: { fontSize: { base: '2.25rem', md: '2.625rem', xl: '2.75rem' } } } : {}
  return (
    <chakra.span textStyle="figure" lineHeight="36px" {...large}>
      {placeText}
    </chakra.span>
  )
}

function Penalty({ text }: { text: string }) {
  return (
    <Overhang width={{ base: 'calc(100vw - 126px)', md: '420px' }}>
      <Flex gap="10px" align="flex-start" color="warn" textStyle="small" pb="6px">
        <chakra.span pt="3px">
          <Icon of={FlagPennant} size={18} label="Penalty" />
        </chakra.span>
        {text}
      </Flex>
    </Overhang>
  )
}

function Finished() {
  return (
    <chakra.span display="inline-block" verticalAlign="-4px" ml="8px" color="text2">
      <Icon of={FlagCheckered} size={20} label="finished" />
    </chakra.span>
  )
}
