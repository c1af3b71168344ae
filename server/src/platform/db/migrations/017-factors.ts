import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('studentId', 'text', (column) =>
      column.references('students._id').onDelete('cascade'),
    )
    .addColumn('adminId', 'text', (column) => column.references('admins._id').onDelete('cascade'))
    .addColumn('credentialId', 'text', (column) => column.notNull().unique())
    .addColumn('publicKey', 'text', (column) => column.notNull())
    // Up to 2^32, beyond PostgreSQL's integer.
    .addColumn('counter', 'double precision', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('isSynced', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('lastUsedAt', instant)
    .execute()
  for (const owner of ['studentId', 'adminId'])
    await db.schema.createIndex(`passkeys_by_${owner}`).on('passkeys').column(owner).execute()

  await db.schema
    .createTable('spentChallenges')
    .addColumn('nonce', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .execute()

  await db.schema.alterTable('studentSessions').addColumn('confirmedAt', instant).execute()
  await secondFactors(db, instant)
}

async function secondFactors(db: Kysely<unknown>, instant: ColumnTypes['instant']): Promise<void> {
  await db.schema
    .createTable('authenticatorApps')
    .addColumn('adminId', 'text', (column) =>
      column.primaryKey().notNull().references('admins._id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('lastStep', 'integer')
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('confirmedAt', instant)
    .execute()
  await db.schema
    .createTable('recoveryCodes')
    .addColumn('adminId', 'text', (column) =>
      column.notNull().references('admins._id').onDelete('cascade'),
    )
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['adminId', 'codeHash'])
    .execute()
  await db.schema
    .createTable('pendingLogins')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('adminId', 'text', (column) =>
      column.notNull().references('admins._id').onDelete('cascade'),
    )
    .addColumn('passwordMark', 'text', (column) => column.notNull())
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .execute()
  const key = randomBytes(32).toString('base64url')
  await sql`insert into "serverKeys" (name, value) values ('authenticator-apps', ${key})`.execute(
    db,
  )
}
