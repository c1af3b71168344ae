import { accountField } from 'contract/events/registrations'
import { showToast } from '#app/ui/toaster'

const unsaved = ['consent', accountField]

const storageKeyOf = (eventId: string) => `registration/${eventId}`

type Stored = { typedBy: string; fields: [string, string][] }

function findSaved(eventId: string): Stored | undefined {
  try {
    const result: Stored | null = JSON.parse(
      sessionStorage.getItem(storageKeyOf(eventId)) ?? 'null',
    )
    return result ?? undefined
  } catch {
    // Storage is blocked.
    return undefined
  }
}

export const hasSavedAnswers = (eventId: string) => findSaved(eventId) !== undefined

export function deleteSavedAnswers(eventId: string): void {
  try {
    sessionStorage.removeItem(storageKeyOf(eventId))
  } catch {
    // Storage is blocked.
  }
}

/**
 * Keeps what is sent until the server has it: the session may have ended, or the form may be rejected. Consent is never
 * restored.
 */
export function saveAnswers(form: HTMLFormElement, eventId: string, typedBy = ''): void {
  // Otherwise the next person in this tab would see somebody else's answers.
  if (!typedBy && !form.elements.namedItem('email')) return
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => !unsaved.includes(field[0]) && field[1] !== '',
  )
  try {
    if (fields.length > 0)
      sessionStorage.setItem(storageKeyOf(eventId), JSON.stringify({ typedBy, fields }))
  } catch {
    // Storage is blocked; the browser's Back still works.
  }
}

const isTypedInto = (control: unknown): control is { value: string } =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement

/** Fills only empty fields, and only for the person who typed them. */
export function refillForm(form: HTMLFormElement, eventId: string, reader = ''): void {
  const stored = findSaved(eventId)
  if (!stored || (stored.typedBy && stored.typedBy !== reader)) return
  const filled = stored.fields.filter(([name, value]) => {
    const control = form.elements.namedItem(name)
    if (!isTypedInto(control) || control.value !== '') return false
    control.value = value
    return control.value !== ''
  })
  if (filled.length > 0) showToast('info', 'We’ve restored what you typed.')
}
