import type { RecordName } from 'contract/records'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

export type Column = string | number | null
export type Columns = Record<string, Column>

type Row = { _id: string; createdAt: string; updatedAt: string } & Columns

/** A common type for all record tables: columns are the declared fields. */
export type RecordTables = Omit<Database, RecordName> & Record<RecordName, Row>

export const recordsIn = (db: Kysely<Database>) =>
  db.$omitTables<RecordName>().$extendTables<Record<RecordName, Row>>()
