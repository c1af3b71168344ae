import type { ActivitySubject } from 'contract/platform/activity'
import type { Transaction } from 'kysely'
import type { Db } from '../db/open.ts'
import type { Database } from '../db/schema.ts'

/** A record as texts, by column; what is not known is empty. */
export type Cells = Record<string, string>

/** A row that meets the rules. */
export type Entry = {
  /** What the record will hold. */
  cells: Cells
  insert: (trx: Transaction<Database>, now: Date) => Promise<string>
  /** Changes these columns of a record and leaves the others. */
  update: (
    trx: Transaction<Database>,
    _id: string,
    columns: readonly string[],
    now: Date,
  ) => Promise<void>
}

export type StoredRecord = { _id: string; cells: Cells }

/** Records of one subject as a table: its columns besides `_id`, what a row has to meet, and where it goes. */
export type Table = {
  activitySubject: ActivitySubject
  columns: readonly string[]
  /** Columns of times; they are on the college's clock, and their headings say so. */
  times: readonly string[]
  /** Columns of telephone numbers. */
  phones: readonly string[]
  /** Without these columns, no record can be added. */
  required: readonly string[]
  /** The column that a record is called by. */
  nameColumn: string
  example: Cells
  /** The program code of the department that a row belongs to; undefined where it is the whole college's. */
  departmentOf: (cells: Cells) => string | undefined
  list: (db: Db, now: Date) => Promise<StoredRecord[]>
  /** What has to be corrected besides, by what the database says now. */
  rulesIn: (db: Db, now: Date) => Promise<(cells: Cells) => string[]>
  /** The row as an entry, or what has to be corrected: one sentence per field, in the contract's words. `line` is its line in the file. */
  check: (cells: Cells, line: number) => Entry | { problems: string[] }
}

/** Of these fields, those of some columns. */
export const fieldsIn = <Value>(
  fields: Record<string, Value>,
  columns: readonly string[],
): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => columns.includes(name)))
