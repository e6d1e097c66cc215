import { useSyncExternalStore } from 'react'
import {
  type ColourChoice,
  chooseColourMode,
  isDarkNow,
  readColourChoice,
  subscribeColourMode,
} from '#src/app/theme/colour-mode.ts'

/**
 * The reader's choice, whether dark is shown, and the way to choose. On the server and during hydration it is
 * `system` and light: everything that must be right before that follows the class on <html> by CSS.
 */
export function useColourMode(): { choice: ColourChoice; isDark: boolean; choose: (choice: ColourChoice) => void } {
  const choice = useSyncExternalStore<ColourChoice>(subscribeColourMode, readColourChoice, () => 'system')
  const isDark = useSyncExternalStore(subscribeColourMode, isDarkNow, () => false)
  return { choice, isDark, choose: chooseColourMode }
}
