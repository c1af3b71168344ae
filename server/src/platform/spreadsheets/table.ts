import type { ActivitySubject } from 'contract/platform/activity'
import type { Db } from '../db/open.ts'
import type { DbOrTrx, Trx } from '../db/schema.ts'
import type { Written } from '../db/version-tables.ts'

export type Cells = Record<string, string>

export type PlannedRecord = {
  cells: Cells
  insert: (trx: Trx, written: Written) => Promise<string>
  update: (trx: Trx, _id: string, columns: readonly string[], written: Written) => Promise<void>
}

export type StoredRecord = { _id: string; cells: Cells }

export type StoredColumns = Record<string, string | number | null>

/** A record as it is stored, to undo an import. */
export type StoredState = {
  updatedAt: string
  name: string
  /** Visitors see it. */
  isPublic: boolean
  /** Why it stays although the import added it. */
  reasonToKeep?: string
  /** The department it would have with these columns. */
  departmentWith: (columns: StoredColumns) => string | undefined
}

type UndoFormat = {
  /** Of those that still exist. */
  statesOf: (db: DbOrTrx, ids: readonly string[], now: Date) => Promise<Map<string, StoredState>>
  columnsOf: (trx: Trx, _id: string, names: readonly string[]) => Promise<StoredColumns>
  /** Without emails, unlike a deletion by staff. Returns why nothing is done. */
  remove: (trx: Trx, _id: string, now: Date) => Promise<string | undefined>
  restore: (trx: Trx, _id: string, columns: StoredColumns, written: Written) => Promise<void>
}

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
  undo: UndoFormat
}

export const fieldsIn = <Value>(
  fields: Record<string, Value>,
  columns: readonly string[],
): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => columns.includes(name)))
