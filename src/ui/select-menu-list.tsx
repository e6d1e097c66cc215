import { chakra } from '@chakra-ui/react'
import { Check } from '@phosphor-icons/react/dist/ssr/Check'
import { MagnifyingGlass } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { Input } from '#src/ui/input.tsx'
import type { SelectMenuState } from '#src/ui/use-select-menu.ts'

export type SelectOption = {
  value: string
  label: string
  /** A second line. */
  detail?: string | undefined
  /** A state at the right, such as a StatusBadge. */
  badge?: ReactNode
  disabled?: boolean | undefined
}

type SelectMenuListProps = {
  id: string
  label: string | undefined
  large: boolean
  searchable: boolean
  /** How many options there are before searching. */
  total: number
  value: string | null
  menu: SelectMenuState
}

/** The open list under a SelectMenu, at most 14rem high. */
export function SelectMenuList({ id, label, large, searchable, total, value, menu }: SelectMenuListProps) {
  return (
    <chakra.div
      position="absolute"
      zIndex="menu"
      left="0"
      right="0"
      top="calc(100% - 2px)"
      bg="raised"
      border="2px solid"
      borderColor="ink"
      borderBottomRadius="control"
      boxShadow="float"
      animation="drop 200ms ease-out"
    >
      {searchable && (
        <chakra.div p="8px" borderBottom="1px solid" borderColor="line">
          <Input
            dense
            id={`${id}-search`}
            icon={MagnifyingGlass}
            role="combobox"
            aria-label={label === undefined ? 'Search' : `Search ${label}`}
            aria-expanded
            aria-controls={`${id}-list`}
            aria-activedescendant={menu.activeId}
            aria-autocomplete="list"
            autoComplete="off"
            ref={menu.searchRef}
            value={menu.search}
            onChange={(event) => menu.setSearch(event.currentTarget.value)}
            onKeyDown={menu.onKeyDown}
            onKeyUp={menu.onKeyUp}
          />
        </chakra.div>
      )}
      <chakra.div
        id={`${id}-list`}
        role="listbox"
        aria-label={label ?? 'Options'}
        aria-labelledby={label === undefined ? id : undefined}
        maxHeight="14rem"
        overflowY="auto"
        overscrollBehavior="contain"
      >
        {menu.shown.map((option, index) => (
          <OptionRow
            key={option.value}
            option={option}
            large={large}
            id={menu.optionId(index)}
            isActive={index === menu.active}
            isChosen={option.value === value}
            onPoint={() => menu.setActive(index)}
            onTake={() => menu.take(index)}
          />
        ))}
      </chakra.div>
      {menu.shown.length === 0 && (
        <chakra.p role="status" p="14px 16px" color="text2" textStyle="small">
          {total === 0 ? 'No available options' : 'No results found'}
        </chakra.p>
      )}
    </chakra.div>
  )
}

type OptionRowProps = {
  option: SelectOption
  large: boolean
  id: string
  isActive: boolean
  isChosen: boolean
  onPoint: () => void
  onTake: () => void
}

function OptionRow({ option, large, id, isActive, isChosen, onPoint, onTake }: OptionRowProps) {
  return (
    <chakra.div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={option.disabled || undefined}
      data-active={isActive || undefined}
      // The list never takes the focus from its box, so that a press does not close it first.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isActive ? undefined : onPoint}
      onClick={onTake}
      display="grid"
      gridTemplateColumns="22px 1fr auto"
      columnGap="12px"
      alignItems="center"
      p={large ? '12px 14px' : '9px 12px'}
      cursor={option.disabled ? 'not-allowed' : 'pointer'}
      color={option.disabled ? 'text3' : undefined}
      bg={isChosen ? 'soft' : undefined}
      borderTop="1px solid"
      borderColor="line"
      _first={{ borderTopWidth: 0 }}
      boxShadow={isActive ? 'inset 5px 0 0 {colors.sky.400}' : undefined}
    >
      {isChosen ? <Icon of={Check} /> : <span />}
      <chakra.span minWidth={0}>
        <chakra.span display="block" textStyle={large ? 'h4' : 'body'}>
          {option.label}
        </chakra.span>
        {option.detail && (
          <chakra.span display="block" color="text2" textStyle="small">
            {option.detail}
          </chakra.span>
        )}
      </chakra.span>
      {option.badge}
    </chakra.div>
  )
}
