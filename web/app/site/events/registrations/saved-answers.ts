import { accountField } from 'contract/events/registrations'
import { deleteStored, readStoredJson, store } from '#app/lib/browser-storage'
import { showToast } from '#app/ui/toaster'

const unsaved = ['consent', accountField]

const storageKeyOf = (eventId: string) => `registration/${eventId}`

type Stored = { typedBy: string; fields: [string, string][] }

// Safe cast: `saveAnswers` wrote it, in this tab.
const findSaved = (eventId: string) =>
  readStoredJson('sessionStorage', storageKeyOf(eventId)) as Stored | undefined

export const hasSavedAnswers = (eventId: string) => findSaved(eventId) !== undefined

export const deleteSavedAnswers = (eventId: string) =>
  deleteStored('sessionStorage', storageKeyOf(eventId))

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
  const saved: Stored = { typedBy, fields }
  if (fields.length > 0) store('sessionStorage', storageKeyOf(eventId), JSON.stringify(saved))
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
