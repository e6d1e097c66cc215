/** The browser's storage for small texts, or null where it is blocked. Reading the property itself may throw. */
export function localStorageIfAny(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** The same for what lasts as long as the tab. */
export function sessionStorageIfAny(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}

export function readText(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Keeps a text; a full or blocked storage is no error, what is kept here is a convenience. */
export function keepText(storage: Storage | null, key: string, text: string): void {
  try {
    storage?.setItem(key, text)
  } catch {
    // Private mode or a full disk: the convenience is lost, nothing else.
  }
}
