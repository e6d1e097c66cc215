// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissAllNotices, listNotices, notify } from '#src/ui/notices.ts'
import { Toaster } from '#src/ui/toaster.tsx'
import { renderPart } from '#tests/src/ui/rendered.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  dismissAllNotices()
  vi.useRealTimers()
})

async function show(notice: Parameters<typeof notify>[0]) {
  renderPart(<Toaster />)
  act(() => {
    notify(notice)
  })
  return await screen.findByText(notice.text)
}

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

describe('notifications', () => {
  it('stay until closed when they have no life', async () => {
    await show({ kind: 'info', text: 'You have been logged out!' })
    wait(600_000)
    expect(screen.getByRole('status').textContent).toContain('You have been logged out!')
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }))
    wait(300)
    expect(listNotices()).toEqual([])
  })

  it('go after their life and the 300 ms of leaving', async () => {
    await show({ kind: 'success', text: 'Saved', life: 3000 })
    wait(3000)
    expect(listNotices()).toHaveLength(1)
    wait(300)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('live on while the pointer rests on them', async () => {
    const text = await show({ kind: 'success', text: 'Saved', life: 3000 })
    const toast = text.parentElement
    if (toast === null) throw new Error('no toast')
    fireEvent.mouseEnter(toast)
    wait(10_000)
    expect(listNotices()).toHaveLength(1)
    fireEvent.mouseLeave(toast)
    wait(3000)
    wait(300)
    expect(listNotices()).toEqual([])
  })

  it('stay when they are errors, whatever their life, and are alerts', async () => {
    await show({ kind: 'error', text: 'Number 69 was taken a moment ago.', life: 100 })
    wait(60_000)
    expect(screen.getByRole('alert').textContent).toContain('Number 69')
  })

  it('run their action once and go', async () => {
    const run = vi.fn()
    await show({ kind: 'success', text: 'Practice day removed.', action: { label: 'Undo', run } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    wait(300)
    expect(run).toHaveBeenCalledTimes(1)
    expect(listNotices()).toEqual([])
  })

  it('show the same sentence once', async () => {
    await show({ kind: 'info', text: 'Twice' })
    act(() => {
      notify({ kind: 'info', text: 'Twice' })
    })
    expect(screen.getAllByText('Twice')).toHaveLength(1)
  })
})
