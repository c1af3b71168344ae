import { events } from './events.ts'
import { faculty } from './faculty.ts'
import type { DeclaredRecord } from './record.ts'

/** Every kind of record, by the name of its table, and of the subject that it is to visitors. */
export const records = { events, faculty } as const satisfies Record<string, DeclaredRecord>
export type Subject = keyof typeof records
// The table has exactly the subjects as its keys.
export const subjects = Object.keys(records) as Subject[]
