import { chakra } from '@chakra-ui/react'
import { CaretDown } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { Star } from '@phosphor-icons/react/dist/ssr/Star'
import { Icon } from '#src/ui/icon.tsx'
import { Overhang } from '#src/ui/overhang.tsx'
import { StarToggle } from '#src/ui/star-toggle.tsx'
import type { RunRowProps } from './run-row.tsx'

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '36px',
    lineHeight: 1.2,
    listStyleType: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
})

/** On a phone: the name, and behind a tap what the table has no room for. */
export function RunRowDetails({ shown, raceClass, isFollowed, showsClass, onFollow }: RunRowProps) {
  const { row, total } = shown
  const laps = row.laps === 1 ? '1 lap' : `${row.laps} laps`
  return (
    <chakra.details
      display={{ base: 'block', md: 'none', _print: 'none' }}
      css={{ '&[open] > summary > :last-child': { transform: 'rotate(180deg)' } }}
    >
      <Summary>
        <chakra.span minWidth={0}>
          {row.full_name}
          {isFollowed && (
            <chakra.span display="inline-block" verticalAlign="-3px" ml="6px" color="link">
              <Icon of={Star} size={18} label="followed" />
            </chakra.span>
          )}
        </chakra.span>
        <chakra.span color="text3" flexShrink={0} ml="2px" display="inline-flex">
          <Icon of={CaretDown} size={14} />
        </chakra.span>
      </Summary>
      <Overhang width={{ base: 'calc(100vw - 126px)' }}>
        <chakra.div textStyle="small" pb="8px" color="text2">
          <p>
            {row.laps > 0 && laps}
            {total !== '' && `, total ${total}`}
            {row.best_lap !== null && `, best lap in lap ${row.best_lap}`}
          </p>
          {showsClass && raceClass !== undefined && (
            <p>
              {raceClass.name}
              {row.class_position !== null && `, place ${row.class_position} in the class`}
            </p>
          )}
          <StarToggle
            tall
            isOn={isFollowed}
            onToggle={onFollow}
            label={`${isFollowed ? 'Following' : 'Follow'} ${row.full_name}`}
            text={isFollowed ? `Following ${row.full_name}` : `Follow ${row.full_name}`}
          />
        </chakra.div>
      </Overhang>
    </chakra.details>
  )
}
