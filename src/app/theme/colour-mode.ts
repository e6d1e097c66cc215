/** What a reader may choose: light, dark, or nothing (`system`), which follows the machine's setting live. */
export type ColourChoice = 'system' | 'light' | 'dark'

/** The same names and key stand in `public/theme-boot.js`, which runs before the first paint. */
export const DARK_CLASS = 'my-app-dark'
export const SUNLIGHT_CLASS = 'my-app-sunlight'
export const COLOUR_MODE_KEY = 'colour-mode'

const listeners = new Set<() => void>()
let sunlight = false

function systemIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

/** The stored choice; anything unknown, or a browser that refuses storage, is `system`. */
export function readColourChoice(): ColourChoice {
  try {
    const stored = localStorage.getItem(COLOUR_MODE_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

export function isDarkNow(): boolean {
  const choice = readColourChoice()
  return !sunlight && (choice === 'system' ? systemIsDark().matches : choice === 'dark')
}

function apply(): void {
  document.documentElement.classList.toggle(DARK_CLASS, isDarkNow())
  document.documentElement.classList.toggle(SUNLIGHT_CLASS, sunlight)
  for (const listener of listeners) listener()
}

/** Stores the choice on this device and shows it at once; `system` forgets it. */
export function chooseColourMode(choice: ColourChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(COLOUR_MODE_KEY)
    else localStorage.setItem(COLOUR_MODE_KEY, choice)
  } catch {
    // A browser that keeps nothing still switches for this visit through the class alone.
    document.documentElement.classList.toggle(DARK_CLASS, choice === 'dark')
    return
  }
  apply()
}

/** Black on white without greys, for timing in bright sun; it rules over light and dark while it is on. */
export function showSunlight(on: boolean): void {
  sunlight = on
  apply()
}

/** Calls back on every change: by choice, by the system, or in another tab. Returns the end of the subscription. */
export function subscribeColourMode(listener: () => void): () => void {
  if (listeners.size === 0) stopWatching = watchSystem()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopWatching()
  }
}

let stopWatching = () => {}

/** What changed between the first paint and now is caught up with. */
function watchSystem(): () => void {
  const system = systemIsDark()
  system.addEventListener('change', apply)
  window.addEventListener('storage', apply)
  if (document.documentElement.classList.contains(DARK_CLASS) !== isDarkNow()) apply()
  return () => {
    system.removeEventListener('change', apply)
    window.removeEventListener('storage', apply)
  }
}
