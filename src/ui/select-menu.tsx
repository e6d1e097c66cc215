import { chakra } from '@chakra-ui/react'
import { CaretDown } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { CaretUp } from '@phosphor-icons/react/dist/ssr/CaretUp'
import { useId } from 'react'
import { controlRecipe } from '#src/ui/control-style.ts'
import { FieldContext, useFieldLinks } from '#src/ui/field-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import { SelectMenuList, type SelectOption } from '#src/ui/select-menu-list.tsx'
import { useSelectMenu } from '#src/ui/use-select-menu.ts'

const SelectBox = chakra('button', controlRecipe)

type SelectMenuProps = {
  options: readonly SelectOption[]
  value: string | null
  onChange: (value: string) => void
  /** The spoken name where no Field stands round it. */
  label?: string
  placeholder?: string
  /** A box on top of the list that narrows it, for long lists. */
  searchable?: boolean
  /** The large form of a screen's one question. */
  large?: boolean
  disabled?: boolean
}

/** A dropdown with details and states in its options. Keys, typed letters, pointer and screen reader all reach it. */
export function SelectMenu(props: SelectMenuProps) {
  const { options, value, onChange, label, placeholder = 'Choose', searchable = false, large = false, disabled } = props
  const links = useFieldLinks()
  const ownId = useId()
  const id = links.id ?? ownId
  const menu = useSelectMenu({ id, options, value, onChange, searchable })
  const chosen = options.find((option) => option.value === value)
  return (
    <chakra.div ref={menu.boxRef} position="relative" onBlur={menu.onBlur} onFocus={menu.onFocus}>
      <SelectBox
        {...links}
        ref={menu.buttonRef}
        id={id}
        type="button"
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={menu.open}
        aria-controls={`${id}-list`}
        aria-activedescendant={menu.open && !searchable ? menu.activeId : undefined}
        disabled={disabled}
        onClick={menu.toggle}
        onKeyDown={menu.onKeyDown}
        onKeyUp={menu.onKeyUp}
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="12px"
        textAlign="left"
        borderColor={menu.open || large ? 'ink' : undefined}
        textStyle={large ? 'h3' : undefined}
        minHeight={large ? '64px' : undefined}
        borderBottomRadius={menu.open ? 0 : undefined}
      >
        <chakra.span color={chosen ? undefined : 'text3'} overflow="hidden" textOverflow="ellipsis">
          {chosen?.label ?? placeholder}
        </chakra.span>
        <Icon of={menu.open ? CaretUp : CaretDown} size={22} />
      </SelectBox>
      {menu.open && (
        <FieldContext.Provider value={null}>
          <SelectMenuList
            id={id}
            label={label}
            large={large}
            searchable={searchable}
            total={options.length}
            value={value}
            menu={menu}
          />
        </FieldContext.Provider>
      )}
    </chakra.div>
  )
}
