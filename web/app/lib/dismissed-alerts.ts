import { useSyncExternalStore } from 'react'

/** `framework/delivery/hide-dismissed.ts` reads the same key before the first paint. */
const storageKey = 'dismissed-alerts'
const most = 20

/** Dismissed alerts when storage is blocked. */
let unstored = ''
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function read(): string {
  try {
    return localStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

const keysIn = (text: string) => text.split(' ').filter(Boolean)

export const useDismissedAlerts = (): string[] =>
  keysIn(useSyncExternalStore(subscribe, read, () => ''))

export function dismissAlert(key: string): void {
  const keys = [...keysIn(read()), key].slice(-most).join(' ')
  try {
    localStorage.setItem(storageKey, keys)
  } catch {
    // Storage is blocked: hidden until the page is left.
    unstored = keys
  }
  for (const listener of listeners) listener()
}
