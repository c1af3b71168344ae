import { type ComponentType, useSyncExternalStore } from 'react'

/** Where toasts are drawn, as soon as its code is there. */
let Container: ComponentType | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type ToastKind = 'success' | 'error' | 'info'

async function loadAndShow(kind: ToastKind, message: string, path?: string) {
  // Most visits never see a toast, so its code comes with the first one.
  const { addToast, ToastContainer } = await import('./toast-container')
  Container = ToastContainer
  for (const listener of listeners) listener()
  addToast(kind, message, path)
}

/** Shows a message in the corner for five seconds, which leads to `path` if one is given. */
export function showToast(kind: ToastKind, message: string, path?: string): void {
  // Should the code not arrive, there is nothing to show it with: the page stays, and the next toast asks for it again.
  void loadAndShow(kind, message, path).catch(() => undefined)
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
