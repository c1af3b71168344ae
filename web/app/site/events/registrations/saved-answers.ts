import { showToast } from '#app/ui/toaster'

const placeOf = (eventId: string) => `registration/${eventId}`

type Kept = { typedBy: string; fields: [string, string][] }

function findKept(eventId: string): Kept | undefined {
  try {
    const found: Kept | null = JSON.parse(sessionStorage.getItem(placeOf(eventId)) ?? 'null')
    return found ?? undefined
  } catch {
    // A browser that keeps nothing.
    return undefined
  }
}

/** Whether something was sent in this tab that the server may not have. */
export const isKept = (eventId: string) => findKept(eventId) !== undefined

/** The server has it. */
export function dropKept(eventId: string): void {
  try {
    sessionStorage.removeItem(placeOf(eventId))
  } catch {
    // A browser that keeps nothing.
  }
}

const watched = new WeakSet<HTMLFormElement>()

/**
 * Keeps in this tab what stands in the form when it is sent, until the server has it: a session may have ended meanwhile, or
 * an answer be refused. What is agreed to is agreed to anew.
 */
export function keepWhenSent(form: HTMLFormElement, eventId: string): void {
  if (watched.has(form)) return
  watched.add(form)
  form.addEventListener('submit', () => {
    // Read only now: at the first focus it may not be known yet who is signed in.
    const typedBy = form.dataset.by ?? ''
    // Else whoever signs in next in this tab would be given what somebody else answered.
    if (!typedBy && !form.elements.namedItem('email')) return
    const fields = [...new FormData(form)].filter(
      (field): field is [string, string] => field[0] !== 'consent' && field[1] !== '',
    )
    try {
      if (fields.length > 0)
        sessionStorage.setItem(placeOf(eventId), JSON.stringify({ typedBy, fields }))
    } catch {
      // Then the browser's Back is left.
    }
  })
}

const isTypedInto = (control: unknown): control is { value: string } =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement

/** Puts what was kept into fields that are empty, for who typed it, and says so. */
export function putBack(form: HTMLFormElement, eventId: string, reader = ''): void {
  const kept = findKept(eventId)
  if (!kept || (kept.typedBy && kept.typedBy !== reader)) return
  const filled = kept.fields.filter(([name, value]) => {
    const control = form.elements.namedItem(name)
    if (!isTypedInto(control) || control.value !== '') return false
    control.value = value
    return control.value !== ''
  })
  if (filled.length > 0) showToast('info', "We've restored what you typed.")
}
