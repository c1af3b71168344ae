import type { ActivitySubject } from 'contract/platform/activity'
import type { Db } from '../db/open.ts'
import type { Trx } from '../db/schema.ts'

export type Cells = Record<string, string>

export type PlannedRecord = {
  cells: Cells
  insert: (trx: Trx, now: Date) => Promise<string>
  update: (trx: Trx, _id: string, columns: readonly string[], now: Date) => Promise<void>
}

export type StoredRecord = { _id: string; cells: Cells }

export type TableFormat = {
  activitySubject: ActivitySubject
  columns: readonly string[]
  times: readonly string[]
  phones: readonly string[]
  required: readonly string[]
  nameColumn: string
  example: Cells
  departmentOf: (cells: Cells) => string | undefined
  list: (db: Db, now: Date) => Promise<StoredRecord[]>
  /** Rules that depend on the database. */
  rulesIn: (db: Db, now: Date) => Promise<(cells: Cells) => string[]>
  /** One sentence per field, as the contract words them. `line` is its line in the file. */
  check: (cells: Cells, line: number) => PlannedRecord | { problems: string[] }
}

export const fieldsIn = <Value>(
  fields: Record<string, Value>,
  columns: readonly string[],
): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => columns.includes(name)))
