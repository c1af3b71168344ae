import { useSyncExternalStore } from 'react'
import { readStored, store } from './browser-storage'

/** `framework/delivery/hide-dismissed.ts` reads the same key before the first paint. */
const storageKey = 'dismissed-alerts'
const maxDismissed = 20

/** Dismissed alerts when storage is blocked: hidden until the page is left. */
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

const read = (): string => readStored('localStorage', storageKey) ?? unstored

const keysIn = (text: string) => text.split(' ').filter(Boolean)

export const useDismissedAlerts = (): string[] =>
  keysIn(useSyncExternalStore(subscribe, read, () => ''))

export function dismissAlert(key: string): void {
  const keys = [...keysIn(read()), key].slice(-maxDismissed).join(' ')
  if (!store('localStorage', storageKey, keys)) unstored = keys
  for (const listener of listeners) listener()
}
