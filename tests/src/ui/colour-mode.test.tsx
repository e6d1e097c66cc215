// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showSunlight } from '#src/app/theme/colour-mode.ts'
import { useColourMode } from '#src/app/theme/use-colour-mode.ts'
import { answerMedia } from '#tests/src/ui/rendered.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  document.documentElement.className = ''
})

const isDark = () => document.documentElement.classList.contains('my-app-dark')

describe('colour mode', () => {
  it('follows the system live until the reader chooses', () => {
    const system = answerMedia(false)
    const { result } = renderHook(useColourMode)
    expect(result.current).toMatchObject({ choice: 'system', isDark: false })
    act(() => system.change(true))
    expect(result.current.isDark).toBe(true)
    expect(isDark()).toBe(true)
  })

  it('keeps a choice against the system, stores it, and forgets it again', () => {
    answerMedia(true)
    const { result } = renderHook(useColourMode)
    act(() => result.current.choose('light'))
    expect(isDark()).toBe(false)
    expect(localStorage.getItem('colour-mode')).toBe('light')
    expect(result.current.choice).toBe('light')
    act(() => result.current.choose('system'))
    expect(localStorage.getItem('colour-mode')).toBeNull()
    expect(isDark()).toBe(true)
  })

  it('takes a choice made in another tab', () => {
    answerMedia(false)
    const { result } = renderHook(useColourMode)
    act(() => {
      localStorage.setItem('colour-mode', 'dark')
      window.dispatchEvent(new StorageEvent('storage', { key: 'colour-mode' }))
    })
    expect(result.current).toMatchObject({ choice: 'dark', isDark: true })
  })

  it('reads anything unknown as the system', () => {
    localStorage.setItem('colour-mode', 'purple')
    answerMedia(false)
    expect(renderHook(useColourMode).result.current.choice).toBe('system')
  })

  it('lets sunlight rule over dark while timing shows it', () => {
    answerMedia(true)
    const { result } = renderHook(useColourMode)
    act(() => showSunlight(true))
    expect(result.current.isDark).toBe(false)
    expect(document.documentElement.classList.contains('my-app-sunlight')).toBe(true)
    act(() => showSunlight(false))
    expect(isDark()).toBe(true)
  })
})
