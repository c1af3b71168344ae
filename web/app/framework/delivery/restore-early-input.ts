/** Restores what `islands/loader.ts` stored before a reload. */
const storageKey = 'typed-before'

const formIn = (part: Element | null) => part?.querySelector('form') ?? undefined

function consumeSavedFields(): [string, string][] {
  try {
    const { path, fields } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    sessionStorage.removeItem(storageKey)
    return path === location.pathname ? fields : []
  } catch {
    return []
  }
}

export function restoreEarlyInput(part: Element): void {
  const form = formIn(part)
  if (!form) return
  for (const [name, value] of consumeSavedFields()) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value = value
  }
}
