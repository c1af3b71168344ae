import { type RecordName, records } from 'contract/records'

/** As a button has it: `faculty member` as `Faculty Member`. */
const titled = (words: string) => words.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())

/** What the panel calls a list of records, one of them and many, where the list says nothing else. */
export function listWords({
  subject,
  label,
  noun,
}: {
  subject: RecordName
  label?: string
  noun?: string
}) {
  const { noted, one } = records[subject]
  const name = noun ?? one
  return {
    label: label ?? noted.label,
    one: name,
    many: `${name}s`,
    first: `Add Your First ${titled(name)}`,
  }
}

/** The view in which a new record is entered. */
export const formView = (subject: RecordName) => `add-${records[subject].noted.as}` as const

/** What stands on the buttons of a form of records, where it says nothing else. */
export function formWords(subject: RecordName) {
  const name = titled(records[subject].one)
  return {
    back: `Back to ${records[subject].noted.label}`,
    add: { submit: `Add ${name}`, busy: `Adding ${name}...` },
    edit: { submit: `Update ${name}`, busy: `Updating ${name}...` },
  }
}
