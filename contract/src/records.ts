import { events } from './events.ts'
import { faculty } from './faculty.ts'
import type { DeclaredRecord } from './record.ts'

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

/** The same for each kind of record. */
export const forEachRecord = <Value>(value: (subject: RecordName) => Value) =>
  // `fromEntries` forgets which names there are: they are those of the records.
  Object.fromEntries(recordNames.map((subject) => [subject, value(subject)])) as Record<
    RecordName,
    Value
  >
