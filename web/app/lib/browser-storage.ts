type BrowserStorage = 'localStorage' | 'sessionStorage'

/** Where storage is blocked, even naming it throws: then nothing is stored. */
export function readStored(storage: BrowserStorage, key: string): string | undefined {
  try {
    return window[storage].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Undefined if another release wrote something else. */
export function readStoredJson(storage: BrowserStorage, key: string): unknown {
  try {
    return JSON.parse(readStored(storage, key) ?? '')
  } catch {
    return undefined
  }
}

/** False when storage is full or blocked. */
export function store(storage: BrowserStorage, key: string, text: string): boolean {
  try {
    window[storage].setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function deleteStored(storage: BrowserStorage, key: string): void {
  try {
    window[storage].removeItem(key)
  } catch {}
}
