import { textHere } from '#app/lib/languages/page-language'

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

const visibleMilliseconds = 5000

/** For when the code of toasts fails to load, as it does without a network, which the message may be about. */
function showPlainly(message: string): void {
  const note = document.body.appendChild(document.createElement('p'))
  note.role = 'alert'
  note.className = 'not-loaded'
  note.textContent = textHere(message)
  setTimeout(() => note.remove(), visibleMilliseconds)
}

export function showToast(kind: ToastKind, message: string, path?: string): void {
  void loadAndShow(kind, message, path).catch(() => showPlainly(message))
}
