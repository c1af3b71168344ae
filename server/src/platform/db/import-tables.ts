import type { RecordName } from 'contract/records'
import type { Instant } from './timestamp.ts'

export type ImportTable = {
  _id: string
  subject: RecordName
  /** The name of the file. */
  file: string
  /** Also when its rows were written. */
  createdAt: Instant
  undoneAt: Instant | null
}

export type ImportedRowTable = {
  importId: string
  recordId: string
  name: string
  /** JSON of the columns that it changed; null: it added the record. */
  before: string | null
}
