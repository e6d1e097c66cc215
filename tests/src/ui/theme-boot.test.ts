// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { COLOUR_MODE_KEY, DARK_CLASS } from '#src/app/theme/colour-mode.ts'
import { answerMedia } from '#tests/src/ui/rendered.tsx'

const script = readFileSync('public/theme-boot.js', 'utf8')

afterEach(() => {
  localStorage.clear()
  document.documentElement.className = ''
  document.body.innerHTML = ''
})

function boot(): boolean {
  new Function(script)()
  return document.documentElement.classList.contains(DARK_CLASS)
}

describe('theme boot script', () => {
  it.each([
    { stored: null, system: false, dark: false },
    { stored: null, system: true, dark: true },
    { stored: 'dark', system: false, dark: true },
    { stored: 'light', system: true, dark: false },
    { stored: 'purple', system: true, dark: true },
  ])('with $stored stored and a dark system $system shows dark $dark', ({ stored, system, dark }) => {
    answerMedia(system)
    if (stored !== null) localStorage.setItem(COLOUR_MODE_KEY, stored)
    expect(boot()).toBe(dark)
  })

  it('lets pictures follow a stored choice before the app has started', () => {
    answerMedia(false)
    localStorage.setItem(COLOUR_MODE_KEY, 'dark')
    document.body.innerHTML = '<picture><source data-dark media="(prefers-color-scheme: dark)"></picture>'
    boot()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(document.querySelector('source')?.media).toBe('all')
  })
})
