import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Passkeys, and when a student's session was last confirmed. */
export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('studentId', 'text', (column) =>
      column.references('students._id').onDelete('cascade'),
    )
    .addColumn('adminId', 'text', (column) => column.references('admins._id').onDelete('cascade'))
    .addColumn('credentialId', 'text', (column) => column.notNull().unique())
    .addColumn('publicKey', 'text', (column) => column.notNull())
    // Up to 2^32, which PostgreSQL's integer does not hold.
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
    .addColumn('nonce', 'text', (column) => column.primaryKey())
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .execute()

  await db.schema.alterTable('studentSessions').addColumn('confirmedAt', instant).execute()
}
