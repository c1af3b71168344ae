import type { RecordFields } from './content/field.ts'
import type { DeclaredRecord } from './content/record.ts'
import { events } from './events/events.ts'
import { faculty } from './people/faculty.ts'

export const records = { events, faculty } as const satisfies Record<string, DeclaredRecord>
export type RecordName = keyof typeof records
export type AuditedRecord = (typeof records)[RecordName]['naming']['as']

export const recordNames = namesOfRecords()
export const auditedRecords = recordNames.map((subject) => records[subject].naming)

function namesOfRecords(): RecordName[] {
  const isRecordName = (name: string): name is RecordName => name in records
  return Object.keys(records).filter(isRecordName)
}

export const fieldsNaming = (type: string): { record: RecordName; field: string }[] =>
  recordNames.flatMap((record) => {
    const fields: RecordFields = records[record].fields
    return Object.entries(fields).flatMap(([field, { to }]) =>
      to === type ? [{ record, field }] : [],
    )
  })

export const recordsNaming = (type: string): RecordName[] => [
  ...new Set(fieldsNaming(type).map(({ record }) => record)),
]

export const forEachRecord = <Value>(value: (subject: RecordName) => Value) =>
  Object.fromEntries(recordNames.map((subject) => [subject, value(subject)])) as Record<
    RecordName,
    Value
  >
