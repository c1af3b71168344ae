import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Since when the mails to an address come back; what has come back before begins with the next. */
export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('subscriptions').addColumn('bouncesSince', instant).execute()
}
