import type { DeclaredRecord } from 'contract/content/record'
import { isUpload } from 'contract/content/upload-fields'
import type { RecordName } from 'contract/records'
import type { RawBuilder, SqlBool } from 'kysely'
import type * as z from 'zod/mini'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import type { Columns } from './tables.ts'

type Condition = (requested: string, now: Date) => RawBuilder<SqlBool>

type GroupOf<Declared> = 'groups' extends keyof Declared
  ? NonNullable<Declared['groups']> extends readonly (infer Name extends string)[]
    ? Name
    : never
  : never

export type RecordListing<Declared extends DeclaredRecord> = {
  /** Columns or expressions. */
  searched: readonly (string | RawBuilder<string>)[]
  groups: Record<GroupOf<Declared['listing']>, RawBuilder<SqlBool>>
  filters: Record<keyof Declared['listing']['filters'], Condition>
  sorts: Record<keyof Declared['listing']['sorts'], (now: Date) => RawBuilder<unknown>[]>
  /** Filter values by filter, in display order: from the distinct values of its column, or of these expressions. */
  values?: Readonly<
    Record<string, { of?: RawBuilder<unknown>[]; sorted: (values: string[]) => string[] }>
  >
}

export type FormOf<Declared extends DeclaredRecord> = z.output<Declared['update']['body']>

export type RecordKind<Declared extends DeclaredRecord = DeclaredRecord> = {
  declared: Declared
  subject: RecordName
  toColumns(form: FormOf<Declared>): Columns
  /** Computed from the columns being written. */
  derive?: (trx: Trx, _id: string, columns: Columns, now: Date) => Promise<Columns>
  /** Readable values for the audit log. */
  describe?: (db: Db, columns: Columns, now: Date) => Promise<Columns>
  /** Row errors that need the database. */
  problemsIn?: (db: Db, now: Date) => Promise<(cells: Readonly<Record<string, string>>) => string[]>
  department: {
    /** Program code; undefined: the whole college. */
    of: (columns: Readonly<Record<string, unknown>>) => string | undefined
    isIn: (codes: readonly string[]) => RawBuilder<SqlBool>
  }
  /** Next change caused by a date, in epoch milliseconds. */
  nextChange: (db: Db, now: Date) => Promise<number>
  /** Absent: all. */
  isPublicAt?: (now: Date) => RawBuilder<SqlBool>
  /** Absent: all declared columns. */
  publicColumns?: readonly string[]
  /** More of each record for the panel's lists, by id. */
  alsoRecorded?: (db: Db, ids: readonly string[]) => Promise<Map<string, object>>
  /** Runs before each write, in its transaction; the returned function runs afterwards. */
  watch?: (trx: Trx, _id: string) => Promise<(now: Date) => Promise<void>>
  /** Copies related rows for a duplicated record. */
  copied?: (trx: Trx, originalId: string, _id: string) => Promise<void>
  /** Absent: all. */
  isStored?: RawBuilder<SqlBool>
  /** Columns for a soft delete; undefined: delete the row. */
  toTrash?: (trx: Trx, _id: string, now: Date) => Promise<Columns | undefined>
  /** Whether people registered for it. */
  hasPeople?: RawBuilder<SqlBool>
  /** Whether it has something that no table file holds, and that would be deleted with it. */
  isExtended?: RawBuilder<SqlBool>
  /** Column with the change counter. */
  counter?: string
  listing: RecordListing<Declared>
  list: (db: Db, now: Date) => Promise<({ _id: string } & object)[]>
  /** Overrides the example row of the import template. */
  example?: Record<string, string>
}

export const writtenFields = ({ fields }: Pick<DeclaredRecord, 'fields'>) =>
  Object.entries(fields).filter(([, field]) => !isUpload(field))
