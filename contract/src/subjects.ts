import { type ContentTypeName, contentTypeNames, forEachContentType } from './content/types.ts'
import { forEachRecord, type RecordName, recordNames } from './records.ts'

export const subjects = [...recordNames, ...contentTypeNames]
export type Subject = RecordName | ContentTypeName

export const forEachSubject = <Value>(
  value: (subject: Subject) => Value,
): Record<Subject, Value> => ({
  ...forEachRecord(value),
  ...forEachContentType(value),
})
