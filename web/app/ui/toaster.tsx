import type { ComponentType } from 'react'
import { sharedValue } from '#app/lib/shared-value'

/** What draws toasts, as soon as its code is there. */
const container = sharedValue<ComponentType | undefined>(undefined)

type ToastKind = 'success' | 'error' | 'info'

const load = () => import('./toast-container')

/**
 * Brings what draws toasts: most visits never see one. For what may have to say that there is no connection, over which it
 * would not come then.
 */
export function bringToasts(): void {
  void load().catch(() => undefined)
}

async function loadAndShow(kind: ToastKind, message: string, path?: string) {
  const { addToast, ToastContainer } = await load()
  if (!container.get()) container.set(ToastContainer)
  addToast(kind, message, path)
}

/** Shows a message in the corner for five seconds, which leads to `path` if one is given. */
export function showToast(kind: ToastKind, message: string, path?: string): void {
  // Should the code not arrive, there is nothing to show it with: the page stays.
  void loadAndShow(kind, message, path).catch(() => undefined)
}

/** Where toasts appear; once per document. */
export function Toaster() {
  const Loaded = container.use(() => undefined)
  return Loaded ? <Loaded /> : null
}
