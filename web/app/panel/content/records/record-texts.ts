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
  const { naming, one } = records[subject]
  const name = noun ?? one
  return {
    label: label ?? naming.label,
    one: name,
    many: `${name}s`,
    first: `Add Your First ${titled(name)}`,
  }
}

export const formView = (subject: RecordName) => `add-${records[subject].naming.as}` as const

export function recordFormTexts(subject: RecordName) {
  const name = titled(records[subject].one)
  return {
    back: `Back to ${records[subject].naming.label}`,
    add: { submit: `Add ${name}`, busy: `Adding ${name}...` },
    edit: { submit: `Update ${name}`, busy: `Updating ${name}...` },
  }
}
