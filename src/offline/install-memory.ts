import { keepText, readText } from './local-storage.ts'

const visitsKey = 'visits'
const valueKey = 'install-value-shown'
const dismissedKey = 'install-dismissed'

/** What this device remembers for the offer to install. A visit is one session of the browser. */
export function createInstallMemory(lasting: Storage | null, session: Storage | null) {
  const visits = () => {
    const kept = Number(readText(lasting, visitsKey) ?? '0')
    return Number.isInteger(kept) && kept > 0 ? kept : 0
  }
  return {
    visits,
    countVisit(): void {
      if (readText(session, visitsKey) !== null) return
      keepText(session, visitsKey, 'counted')
      keepText(lasting, visitsKey, String(visits() + 1))
    },
    isValueShown: () => readText(lasting, valueKey) !== null,
    /** Call when somebody follows a rider: now the home screen is worth offering. */
    noteValueShown: () => keepText(lasting, valueKey, 'yes'),
    isDismissed: () => readText(lasting, dismissedKey) !== null,
    dismiss: () => keepText(lasting, dismissedKey, 'yes'),
  }
}
