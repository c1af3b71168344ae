import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { hashToken } from '../../tokens.ts'
import type { ColumnTypes } from '../column-types.ts'

/** Emailed links are stored as hashes: see decision 083. */
export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  const key = randomBytes(32).toString('base64url')
  await sql`insert into "serverKeys" (name, value) values ('links', ${key})`.execute(db)
  for (const table of ['subscriptions', 'registrations'])
    await (engine === 'postgres' ? hashAtOnce(db, table) : hashEach(db, table))
}

const hashAtOnce = (db: Kysely<unknown>, table: string) =>
  sql`update ${sql.table(table)} set token = encode(sha256(convert_to(token, 'UTF8')), 'hex')`.execute(
    db,
  )

async function hashEach(db: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql<{ _id: string; token: string }>`
    select _id, token from ${sql.table(table)} where token is not null`.execute(db)
  for (const { _id, token } of rows)
    await sql`update ${sql.table(table)} set token = ${hashToken(token)} where _id = ${_id}`.execute(
      db,
    )
}
