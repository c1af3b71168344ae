import type { ActivitySubject } from 'contract/activity'
import { isPicture } from 'contract/fields'
import type { DeclaredRecord } from 'contract/record'
import type * as z from 'zod/mini'
import type { Subject } from '../db/changes.ts'
import type { Db } from '../db/open.ts'

export type Column = string | number | null
export type Columns = Record<string, Column>

/** A kind of record, with what is special about it on the server. */
export type RecordKind<Form> = {
  declared: DeclaredRecord
  /** Its table, and the content that a change of it changes. */
  subject: Subject
  /** What it is noted under. */
  activitySubject: ActivitySubject
  /** What an administrator enters to change one. */
  form: z.ZodMiniType<Form>
  /** What is kept of a form, but for the picture: a column for each field. */
  toColumns: (form: Form) => Columns
  /** The column that holds the address of the picture, and what stands there without one. */
  picture: { column: string; none: Column }
  /** The column that counts the changes. */
  counter?: string
  /** All of them, in the order in which a table has them. */
  list: (db: Db) => Promise<({ _id: string } & object)[]>
  /** Of the template for imports, where the college decides. */
  example?: Record<string, string>
}

/** The fields that are written with letters. */
export const writtenFields = ({ fields }: DeclaredRecord) =>
  Object.entries(fields).filter(([, field]) => !isPicture(field))
