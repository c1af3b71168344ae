import { type ComponentType, useSyncExternalStore } from 'react'

/** Where toasts are drawn, as soon as its code is there. */
let Container: ComponentType | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function loadAndShow(kind: 'success' | 'error' | 'info', message: string) {
  // Most visits never see a toast, so its code comes with the first one.
  const { addToast, ToastContainer } = await import('./toast-container')
  Container = ToastContainer
  for (const listener of listeners) listener()
  addToast(kind, message)
}

/** Shows a message in the corner for five seconds. */
export function showToast(kind: 'success' | 'error' | 'info', message: string): void {
  // Should the code not arrive, there is nothing to show it with: the page stays, and the next toast asks for it again.
  void loadAndShow(kind, message).catch(() => undefined)
}

/** Where toasts appear; once per document. */
export function Toaster() {
  const Loaded = useSyncExternalStore(
    subscribe,
    () => Container,
    () => undefined,
  )
  return Loaded ? <Loaded /> : null
}
