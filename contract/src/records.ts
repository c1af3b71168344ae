import { events } from './events.ts'
import { faculty } from './faculty.ts'
import type { DeclaredRecord } from './record.ts'

/** Every kind of record, by the name of its table, and of the subject that it is to visitors. */
export const records = { events, faculty } as const satisfies Record<string, DeclaredRecord>
export type Subject = keyof typeof records
/** Every name under which something is noted of a record. */
export type NotedRecord = (typeof records)[Subject]['noted']['as']

export const subjects = subjectNames()
export const notedRecords = subjects.map((subject) => records[subject].noted)

function subjectNames(): Subject[] {
  const isSubject = (name: string): name is Subject => name in records
  return Object.keys(records).filter(isSubject)
}

/** The same for each kind of record. */
export const forEachSubject = <Value>(value: (subject: Subject) => Value) =>
  // `fromEntries` forgets which names there are: they are the subjects.
  Object.fromEntries(subjects.map((subject) => [subject, value(subject)])) as Record<Subject, Value>
