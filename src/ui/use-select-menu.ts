import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { SelectOption } from '#src/ui/select-menu-list.tsx'
import { foldText, nextOption, typeAheadMatch } from '#src/ui/type-ahead.ts'
import { useTypeAhead } from '#src/ui/use-type-ahead.ts'

/** The focus may come back within this time, for instance from the search box to the list. */
export const BLUR_DELAY_MS = 100

type Choice = {
  id: string
  options: readonly SelectOption[]
  value: string | null
  onChange: (value: string) => void
  searchable: boolean
}

export type SelectMenuState = ReturnType<typeof useSelectMenu>

/** Everything a SelectMenu does: open and close, move, search, type ahead, take. */
export function useSelectMenu({ id, options, value, onChange, searchable }: Choice) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [search, setSearchText] = useState('')
  const boxRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedByEscape = useRef(false)
  const addLetter = useTypeAhead()

  const wanted = foldText(search)
  const shown = wanted === '' ? options : options.filter((option) => foldText(option.label).includes(wanted))
  const optionId = (index: number) => `${id}-option-${index}`

  useEffect(() => () => clearTimeout(blurTimer.current), [])
  useEffect(() => {
    if (open) searchRef.current?.focus()
  }, [open])
  useEffect(() => {
    const row = open ? document.getElementById(`${id}-option-${active}`) : null
    row?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active, id])

  const show = (at = options.findIndex((option) => option.value === value)) => {
    setSearchText('')
    setActive(at === -1 ? nextOption(options, -1, 1) : at)
    setOpen(true)
  }
  const hide = () => {
    setOpen(false)
    if (searchable) buttonRef.current?.focus()
  }
  const take = (index: number) => {
    const option = shown[index]
    if (option === undefined || option.disabled) return
    if (option.value !== value) onChange(option.value)
    hide()
  }
  const setSearch = (text: string) => {
    setSearchText(text)
    setActive(0)
  }
  const typeLetter = (letter: string) => {
    const from = open ? active : options.findIndex((option) => option.value === value)
    const match = typeAheadMatch(options, addLetter(letter), from)
    if (!open) show(match === -1 ? undefined : match)
    else if (match !== -1) setActive(match)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!open) {
      if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) {
        event.preventDefault()
        show()
      } else if (isLetter) typeLetter(key)
      return
    }
    if (key === 'Escape') {
      closedByEscape.current = true
      hide()
    } else if (key === 'Enter' || (key === ' ' && !searchable)) take(active)
    else if (key === 'ArrowDown') setActive(nextOption(shown, active, 1))
    else if (key === 'ArrowUp') setActive(nextOption(shown, active, -1))
    else if (key === 'Home' && !searchable) setActive(nextOption(shown, -1, 1))
    else if (key === 'End' && !searchable) setActive(nextOption(shown, shown.length, -1))
    else if (key === 'Tab') return setOpen(false)
    else {
      if (isLetter && !searchable) typeLetter(key)
      return
    }
    event.preventDefault()
  }
  /** Escape that closed the list must not also close the modal round it, which listens for the release. */
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !closedByEscape.current) return
    closedByEscape.current = false
    event.stopPropagation()
  }
  const onBlur = () => {
    clearTimeout(blurTimer.current)
    blurTimer.current = setTimeout(() => setOpen(false), BLUR_DELAY_MS)
  }
  const onFocus = () => clearTimeout(blurTimer.current)
  const toggle = () => (open ? hide() : show())
  const activeId = active >= 0 && active < shown.length ? optionId(active) : undefined

  return {
    ...{ open, active, activeId, search, shown, boxRef, buttonRef, searchRef, optionId },
    ...{ setActive, setSearch, take, toggle, onKeyDown, onKeyUp, onBlur, onFocus },
  }
}
