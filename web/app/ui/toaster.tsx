import type { ComponentType } from 'react'
import { sharedValue } from '#app/lib/shared-value'

const container = sharedValue<ComponentType | undefined>(undefined)

type ToastKind = 'success' | 'error' | 'info'

const load = () => import('./toast-container')

/** Preloaded where an offline error may have to be shown. */
export function bringToasts(): void {
  void load().catch(() => undefined)
}

async function loadAndShow(kind: ToastKind, message: string, path?: string) {
  const { addToast, ToastContainer } = await load()
  if (!container.get()) container.set(ToastContainer)
  addToast(kind, message, path)
}

export function showToast(kind: ToastKind, message: string, path?: string): void {
  // If the code fails to load, there is nothing to show it with.
  void loadAndShow(kind, message, path).catch(() => undefined)
}

export function Toaster() {
  const Loaded = container.use(() => undefined)
  return Loaded ? <Loaded /> : null
}
