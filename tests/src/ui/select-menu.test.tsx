// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Modal } from '#src/ui/modal.tsx'
import { SelectMenu } from '#src/ui/select-menu.tsx'
import { renderPart } from '#tests/src/ui/rendered.tsx'

const PEOPLE = [
  { value: 'p', label: 'Petra Nováková' },
  { value: 'e', label: 'Eliška Nováková' },
  { value: 's', label: 'Štěpán Novák' },
  { value: 'x', label: 'Stella', disabled: true },
]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(props: Partial<Parameters<typeof SelectMenu>[0]> = {}) {
  const onChange = vi.fn<(value: string) => void>()
  renderPart(<SelectMenu label="Rider" options={PEOPLE} value="p" onChange={onChange} {...props} />)
  return { onChange, box: screen.getByRole('combobox', { name: 'Rider' }) }
}

function activeText(box: HTMLElement): string | null {
  const id = box.getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.textContent ?? null)
}

describe('select menu', () => {
  it('opens on the chosen option and takes another by click', () => {
    const { box, onChange } = show()
    fireEvent.click(box)
    expect(box.getAttribute('aria-expanded')).toBe('true')
    expect(activeText(box)).toBe('Petra Nováková')
    fireEvent.click(screen.getByRole('option', { name: 'Eliška Nováková' }))
    expect(onChange).toHaveBeenCalledWith('e')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('moves and takes by keys, passing by what cannot be chosen', () => {
    const { box, onChange } = show()
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) fireEvent.keyDown(box, { key })
    expect(activeText(box)).toBe('Štěpán Novák')
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(onChange).toHaveBeenCalledWith('s')
  })

  it('finds by typed letters without accents and forgets them after 500 ms', () => {
    const { box } = show()
    fireEvent.keyDown(box, { key: 's' })
    fireEvent.keyDown(box, { key: 't' })
    expect(activeText(box)).toBe('Štěpán Novák')
    act(() => vi.advanceTimersByTime(499))
    fireEvent.keyDown(box, { key: 'e' })
    expect(activeText(box)).toBe('Štěpán Novák')
    act(() => vi.advanceTimersByTime(500))
    fireEvent.keyDown(box, { key: 'e' })
    expect(activeText(box)).toBe('Eliška Nováková')
  })

  it('closes 100 ms after the focus has left, unless it comes back', () => {
    const { box } = show()
    fireEvent.click(box)
    fireEvent.blur(box)
    act(() => vi.advanceTimersByTime(99))
    fireEvent.focus(box)
    act(() => vi.advanceTimersByTime(200))
    expect(screen.queryByRole('listbox')).not.toBeNull()
    fireEvent.blur(box)
    act(() => vi.advanceTimersByTime(99))
    expect(screen.queryByRole('listbox')).not.toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('says that there are no options, and that a search found none', () => {
    show({ options: [], value: null })
    fireEvent.click(screen.getByRole('combobox'))
    expect(screen.getByText('No available options')).toBeTruthy()
    cleanup()
    show({ searchable: true })
    fireEvent.click(screen.getByRole('combobox', { name: 'Rider' }))
    fireEvent.change(screen.getByRole('combobox', { name: 'Search Rider' }), { target: { value: 'zzz' } })
    expect(screen.getByText('No results found')).toBeTruthy()
  })

  it('narrows by search and takes the first found with Enter', () => {
    const { onChange, box } = show({ searchable: true })
    fireEvent.click(box)
    const search = screen.getByRole('combobox', { name: 'Search Rider' })
    expect(document.activeElement).toBe(search)
    fireEvent.change(search, { target: { value: 'elis' } })
    expect(screen.getAllByRole('option')).toHaveLength(1)
    fireEvent.keyDown(search, { key: 'Enter' })
    expect(onChange).toHaveBeenCalledWith('e')
  })

  it('closes by Escape without closing the modal round it', () => {
    const heard = vi.fn()
    renderPart(
      <Modal modelValue onUpdateModelValue={heard}>
        <SelectMenu label="Rider" options={PEOPLE} value="p" onChange={() => {}} />
      </Modal>,
    )
    heard.mockClear()
    const box = screen.getByRole('combobox')
    fireEvent.click(box)
    fireEvent.keyDown(box, { key: 'Escape' })
    fireEvent.keyUp(box, { key: 'Escape' })
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(heard).not.toHaveBeenCalled()
    fireEvent.keyUp(box, { key: 'Escape' })
    expect(heard).toHaveBeenCalledWith(false)
  })
})
