import type { Kysely } from 'kysely'
import { claimAddress } from '../../../people/faculty/addresses.ts'
import type { Database } from '../schema.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['slug', 'publications', 'left'])
    await db.schema.alterTable('faculty').addColumn(column, 'text').execute()
  await db.schema
    .createTable('memberAddresses')
    .addColumn('slug', 'text', (column) => column.primaryKey().notNull())
    .addColumn('memberId', 'text', (column) => column.notNull())
    .execute()
  const tables = db.$extendTables<Pick<Database, 'faculty' | 'memberAddresses'>>()
  const members = await tables
    .selectFrom('faculty')
    .select(['_id', 'name'])
    .orderBy('_id')
    .execute()
  for (const { _id, name } of members) {
    const slug = await claimAddress(tables.$pickTables<'memberAddresses'>(), _id, name)
    await tables.updateTable('faculty').set({ slug }).where('_id', '=', _id).execute()
  }
}
