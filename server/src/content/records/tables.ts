import type { RecordName } from 'contract/records'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

export type Column = string | number | null
export type Columns = Record<string, Column>

type Row = { _id: string; createdAt: string; updatedAt: string } & Columns

/** The tables of records in words that hold for all of them: their columns are the fields that are declared. */
export type RecordTables = Omit<Database, RecordName> & Record<RecordName, Row>

/** The same database, seen like that. */
export const recordsIn = (db: Kysely<Database>) =>
  db.$omitTables<RecordName>().$extendTables<Record<RecordName, Row>>()
