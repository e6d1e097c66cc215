// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Modal } from '#src/ui/modal.tsx'
import { renderPart } from '#tests/src/ui/rendered.tsx'

afterEach(cleanup)

function Owner({ heard, title }: { heard: (visible: boolean) => void; title?: string }) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Ask
      </button>
      <Modal
        modelValue={shown}
        onUpdateModelValue={(visible) => {
          heard(visible)
          setShown(visible)
        }}
        {...(title === undefined ? {} : { title })}
        actions={<button type="button">Withdraw</button>}
      >
        Her place goes to the first on the waiting list.
      </Modal>
    </>
  )
}

async function openModal(title?: string) {
  const heard = vi.fn<(visible: boolean) => void>()
  const user = userEvent.setup()
  renderPart(<Owner heard={heard} {...(title === undefined ? {} : { title })} />)
  await user.click(screen.getByText('Ask'))
  return { heard, user }
}

describe('modal', () => {
  it('is not there while it is not shown', () => {
    renderPart(<Modal modelValue={false} onUpdateModelValue={() => {}} />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows its title as a heading and is named by it', async () => {
    await openModal('Withdraw?')
    expect(screen.getByRole('dialog', { name: 'Withdraw?' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Withdraw?' })).toBeTruthy()
  })

  it('works without a title', async () => {
    await openModal()
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('reports each change of visibility once', async () => {
    const { heard, user } = await openModal()
    expect(heard.mock.calls).toEqual([[true]])
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(heard.mock.calls).toEqual([[true], [false]])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes when Escape is released, not when it is pressed', async () => {
    const { heard } = await openModal()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(heard).toHaveBeenCalledTimes(1)
    fireEvent.keyUp(document, { key: 'Escape' })
    expect(heard).toHaveBeenLastCalledWith(false)
  })

  it('hears Escape only while it is open', async () => {
    const { heard } = await openModal()
    fireEvent.keyUp(document, { key: 'Escape' })
    fireEvent.keyUp(document, { key: 'Escape' })
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('closes by a click on the overlay, not on itself', async () => {
    const { heard, user } = await openModal()
    await user.click(screen.getByRole('dialog'))
    expect(heard).toHaveBeenCalledTimes(1)
    const overlay = document.querySelector('[data-modal-overlay]')
    if (overlay !== null) fireEvent.click(overlay)
    expect(heard).toHaveBeenLastCalledWith(false)
  })

  it('holds the page still while shown and restores what was', async () => {
    document.body.style.overflow = 'clip'
    const { user } = await openModal()
    expect(document.body.style.overflow).toBe('hidden')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(document.body.style.overflow).toBe('clip')
    document.body.style.overflow = ''
  })

  it('restores the page when its owner goes away', async () => {
    await openModal()
    cleanup()
    expect(document.body.style.overflow).toBe('')
  })

  it('keeps the focus inside and gives it back', async () => {
    const { user } = await openModal()
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
    await user.tab()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Withdraw')
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
    await user.tab({ shift: true })
    expect(document.activeElement?.textContent).toBe('Withdraw')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(document.activeElement?.textContent).toBe('Ask')
  })

  it('lets only the topmost of two hear Escape', () => {
    const below = vi.fn()
    const above = vi.fn()
    renderPart(
      <>
        <Modal modelValue onUpdateModelValue={below} title="Below" />
        <Modal modelValue onUpdateModelValue={above} title="Above" />
      </>,
    )
    below.mockClear()
    above.mockClear()
    fireEvent.keyUp(document, { key: 'Escape' })
    expect(above).toHaveBeenCalledWith(false)
    expect(below).not.toHaveBeenCalled()
  })
})
