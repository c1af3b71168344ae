import {
  type ContentTypeName,
  contentTypeNames,
  type EntryTypeName,
  forEachContentType,
  isTypeName,
} from './content/types.ts'
import { forEachRecord, type RecordName, recordNames } from './records.ts'

/** Everything that the college has written in other languages. Only pages in these languages depend on it. */
export const translations = 'translations' as const

export const subjects = [...recordNames, ...contentTypeNames, translations] as const
export type Subject = RecordName | ContentTypeName | typeof translations

export const subjectOf = (type: EntryTypeName): Subject => (isTypeName(type) ? type : translations)

export const forEachSubject = <Value>(
  value: (subject: Subject) => Value,
): Record<Subject, Value> => ({
  ...forEachRecord(value),
  ...forEachContentType(value),
  [translations]: value(translations),
})
