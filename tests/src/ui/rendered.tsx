import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { ThemeProvider } from '#src/app/theme/theme-provider.tsx'

/** Makes jsdom answer media questions as a machine in light mode, or dark. */
export function answerMedia(dark = false): { change: (dark: boolean) => void } {
  const listeners = new Set<() => void>()
  const query = { matches: dark, addEventListener: (_: string, run: () => void) => listeners.add(run) }
  const list = { ...query, removeEventListener: (_: string, run: () => void) => listeners.delete(run) }
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => list })
  return {
    change: (next) => {
      list.matches = next
      for (const run of [...listeners]) run()
    },
  }
}

/** Renders a part with the look round it. */
export function renderPart(part: ReactElement) {
  answerMedia()
  return render(part, { wrapper: ThemeProvider })
}
