import { type ContentTypeName, contentTypeNames, forEachContentType } from './content/types.ts'
import { forEachRecord, type RecordName, recordNames } from './records.ts'

/** What visitors are shown: records by their tables, and what the college writes itself by its types. */
export const subjects = [...recordNames, ...contentTypeNames]
export type Subject = RecordName | ContentTypeName

/** The same for each subject. */
export const forEachSubject = <Value>(
  value: (subject: Subject) => Value,
): Record<Subject, Value> => ({
  ...forEachRecord(value),
  ...forEachContentType(value),
})
