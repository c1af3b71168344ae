import { useSyncExternalStore } from 'react'

const events = ['online', 'offline']

function subscribe(notify: () => void) {
  for (const event of events) window.addEventListener(event, notify)
  return () => {
    for (const event of events) window.removeEventListener(event, notify)
  }
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
