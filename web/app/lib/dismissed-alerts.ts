import { useSyncExternalStore } from 'react'

/** `framework/delivery/hide-dismissed.ts` reads the same before the page is drawn. */
const storageKey = 'dismissed-alerts'
/** Alerts of long ago are forgotten. */
const most = 20

/** What was dismissed since, where the visitor lets no site store anything. */
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

/** The keys of the alerts that were dismissed in this browser; none while it takes the page over. */
export const useDismissedAlerts = (): string[] =>
  keysIn(useSyncExternalStore(subscribe, read, () => ''))

/** Shows an alert in this browser no more, until somebody corrects it. */
export function dismissAlert(key: string): void {
  const keys = [...keysIn(read()), key].slice(-most).join(' ')
  try {
    localStorage.setItem(storageKey, keys)
  } catch {
    // Then it is hidden until the page is left.
    unstored = keys
  }
  for (const listener of listeners) listener()
}
