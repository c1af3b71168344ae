import { type RecordName, records } from 'contract/records'

/** `faculty member` → `Faculty Member` */
const titled = (words: string) => words.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())

export function listTexts({
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

export const formView = (subject: RecordName) => `add-${records[subject].noted.as}` as const

export function recordFormTexts(subject: RecordName) {
  const name = titled(records[subject].one)
  return {
    back: `Back to ${records[subject].noted.label}`,
    add: { submit: `Add ${name}`, busy: `Adding ${name}...` },
    edit: { submit: `Update ${name}`, busy: `Updating ${name}...` },
  }
}
