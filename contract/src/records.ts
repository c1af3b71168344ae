import type { Fields } from './content/fields.ts'
import type { DeclaredRecord } from './content/record.ts'
import { events } from './events/events.ts'
import { faculty } from './people/faculty.ts'

/** Every kind of record, by the name of its table, and of the subject that it is to visitors. */
export const records = { events, faculty } as const satisfies Record<string, DeclaredRecord>
export type RecordName = keyof typeof records
/** Every name under which something is noted of a record. */
export type NotedRecord = (typeof records)[RecordName]['noted']['as']

export const recordNames = namesOfRecords()
export const notedRecords = recordNames.map((subject) => records[subject].noted)

function namesOfRecords(): RecordName[] {
  const isRecordName = (name: string): name is RecordName => name in records
  return Object.keys(records).filter(isRecordName)
}

/** The fields of records that name entries of a type of content. */
export const fieldsNaming = (type: string): { record: RecordName; field: string }[] =>
  recordNames.flatMap((record) => {
    const fields: Fields = records[record].fields
    return Object.entries(fields).flatMap(([field, { to }]) =>
      to === type ? [{ record, field }] : [],
    )
  })

/** The kinds of records that do: what is written of one of them, or of such entries, is alone with the others. */
export const recordsNaming = (type: string): RecordName[] => [
  ...new Set(fieldsNaming(type).map(({ record }) => record)),
]

/** The same for each kind of record. */
export const forEachRecord = <Value>(value: (subject: RecordName) => Value) =>
  // `fromEntries` forgets which names there are: they are those of the records.
  Object.fromEntries(recordNames.map((subject) => [subject, value(subject)])) as Record<
    RecordName,
    Value
  >
