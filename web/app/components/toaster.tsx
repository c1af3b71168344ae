import { lazy, Suspense, useSyncExternalStore } from 'react'

// Most visits never see a toast, so its code comes with the first one.
const loadContainer = () => import('./toast-container')
const ToastContainer = lazy(() =>
  loadContainer().then(({ ToastContainer: component }) => ({ default: component })),
)

let isWanted = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a message in the corner for five seconds. */
export function showToast(kind: 'success' | 'error' | 'info', message: string): void {
  isWanted = true
  for (const listener of listeners) listener()
  // Nobody waits: should the code not arrive, there is nothing left to show it with.
  void loadContainer().then(({ addToast }) => addToast(kind, message))
}

/** Where toasts appear; once per document. */
export function Toaster() {
  const hasToasts = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  )
  return hasToasts ? (
    <Suspense fallback={null}>
      <ToastContainer />
    </Suspense>
  ) : null
}
