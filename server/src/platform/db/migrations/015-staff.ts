import { type Kysely, sql } from 'kysely'

/** Existing accounts could do everything, and become owners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const admins = () => db.schema.alterTable('admins')
  const text = (name: string, standard: string) =>
    admins()
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(standard))
      .execute()
  await text('name', '')
  await text('role', 'owner')
  await text('departments', '[]')
  await admins()
    .addColumn('mayPublish', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await admins()
    .addColumn('memberId', 'text', (column) =>
      column.references('faculty._id').onDelete('set null'),
    )
    .execute()
  await admins().addColumn('disabledAt', 'text').execute()
  await admins().addColumn('lastLoginAt', 'text').execute()
  await text('roleSince', '')
  await sql`update admins set "roleSince" = ${new Date().toISOString()}`.execute(db)
  await db.schema.alterTable('activities').addColumn('role', 'text').execute()
}
