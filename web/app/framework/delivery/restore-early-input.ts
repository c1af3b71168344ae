const storageKey = 'typed-before'

const formIn = (part: Element | null) => part?.querySelector('form') ?? undefined

const isSecret = (control: unknown) =>
  !(control instanceof Element) || control.matches('[type=password], [type=file]')

/** Keeps typed values, except passwords, across one reload of this tab. */
export function saveEarlyInput(part: Element | null): void {
  const form = formIn(part)
  if (!form) return
  const fields = [...new FormData(form)].filter(
    ([name, value]) => value !== '' && !isSecret(form.elements.namedItem(name)),
  )
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ path: location.pathname, fields }))
  } catch {
    // Storage is blocked.
  }
}

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
