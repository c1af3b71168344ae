import { isPicture } from 'contract/content/fields'
import type { DeclaredRecord } from 'contract/content/record'
import type { RecordName } from 'contract/records'
import type { RawBuilder, SqlBool, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Db } from '../../platform/db/open.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Columns } from './tables.ts'

type Condition = (asked: string, now: Date) => RawBuilder<SqlBool>

/** The groups that a list is declared to have. */
type GroupOf<Declared> = 'groups' extends keyof Declared
  ? NonNullable<Declared['groups']> extends readonly (infer Name extends string)[]
    ? Name
    : never
  : never

/** How lists of the panel are made: of what is declared, every part has its answer here. */
export type Listing<Declared extends DeclaredRecord> = {
  /** Columns that a search looks through, or what is made of them. */
  searched: readonly (string | RawBuilder<string>)[]
  /** Which records belong to a group. */
  groups: Record<GroupOf<Declared['listing']>, RawBuilder<SqlBool>>
  filters: Record<keyof Declared['listing']['filters'], Condition>
  sorts: Record<keyof Declared['listing']['sorts'], (now: Date) => RawBuilder<unknown>[]>
  /** Columns of whose values a filter asks for one, with their order. */
  values?: Readonly<Record<string, (values: string[]) => string[]>>
}

/** What an administrator enters to change one. */
export type FormOf<Declared extends DeclaredRecord> = z.output<Declared['update']['schema']['body']>

/** A kind of record, with what is special about it on the server. */
export type RecordKind<Declared extends DeclaredRecord = DeclaredRecord> = {
  declared: Declared
  /** Its table, and the content that a change of it changes. */
  subject: RecordName
  /** What is kept of a form, but for the picture: a column for each field that it names. */
  toColumns(form: FormOf<Declared>): Columns
  /** Columns that follow from those that are written, of a new record or of a change. */
  derive?: (
    trx: Transaction<Database>,
    _id: string,
    columns: Columns,
    now: Date,
  ) => Promise<Columns>
  /** Columns as people read them, where what is kept names something else. */
  says?: (db: Db, columns: Columns, now: Date) => Promise<Columns>
  /** What has to be corrected in a row of a table and only the database knows. */
  problemsIn?: (db: Db, now: Date) => Promise<(cells: Readonly<Record<string, string>>) => string[]>
  /** Whose a record is among the departments. */
  department: {
    /** The program code; undefined where it is the whole college's. */
    of: (columns: Readonly<Record<string, unknown>>) => string | undefined
    /** The same of rows: whether they belong to one of these. */
    isIn: (codes: readonly string[]) => RawBuilder<SqlBool>
  }
  /** When what is shown of them changes next though nobody changes it, because a date passes; epoch milliseconds. */
  nextChange: (db: Db, moment: Date) => Promise<number>
  /** Of which of them visitors know at a moment; without it of all. */
  isPublicAt?: (moment: Date) => RawBuilder<SqlBool>
  /** The columns that visitors are told; without it all that are declared. */
  said?: readonly string[]
  /** What the panel is told of each of these records besides. */
  alsoTold?: (db: Db, ids: readonly string[]) => Promise<Map<string, object>>
  /** Called before a record is written, changed or deleted, in that transaction; what it gives is called afterwards. */
  watch?: (trx: Transaction<Database>, _id: string) => Promise<(now: Date) => Promise<void>>
  /** Gives a record that is made from another one what belongs to that besides its columns, in that transaction. */
  copied?: (trx: Transaction<Database>, originalId: string, _id: string) => Promise<void>
  /** Which of them are not in the trash; without it all. */
  isKept?: RawBuilder<SqlBool>
  /** What is written of a record that goes to the trash instead, in the transaction that would delete it. */
  toTrash?: (trx: Transaction<Database>, _id: string, now: Date) => Promise<Columns | undefined>
  /** The column that counts the changes. */
  counter?: string
  listing: Listing<Declared>
  /** All of them, in the order in which a table has them. */
  list: (db: Db, now: Date) => Promise<({ _id: string } & object)[]>
  /** Of the template for imports, where the college decides. */
  example?: Record<string, string>
}

/** The fields that are written with letters. */
export const writtenFields = ({ fields }: Pick<DeclaredRecord, 'fields'>) =>
  Object.entries(fields).filter(([, field]) => !isPicture(field))
