type ToastKind = 'success' | 'error' | 'info'

const load = () => import('./toast-container')

/** Preloaded where an offline error may have to be shown. */
export function preloadToasts(): void {
  void load().catch(() => undefined)
}

async function loadAndShow(kind: ToastKind, message: string, path?: string) {
  const { addToast } = await load()
  addToast(kind, message, path)
}

export function showToast(kind: ToastKind, message: string, path?: string): void {
  // If the code fails to load, no toast can be shown.
  void loadAndShow(kind, message, path).catch(() => undefined)
}
