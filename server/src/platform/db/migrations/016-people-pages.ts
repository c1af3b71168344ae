import { wordsOfName } from 'contract/platform/personal-name'
import type { Kysely } from 'kysely'
import { slugOf } from '../../slug.ts'
import type { Database } from '../schema.ts'

/** As `claimAddress` of the faculty did when the table was new. */
function* addressesFor(_id: string, name: string): Generator<string, void, undefined> {
  const beginning = slugOf(wordsOfName(name).join(' ')) || 'member'
  yield beginning
  for (let number = 2; number <= 20; number++) yield `${beginning}-${number}`
  yield `${beginning}-${_id.replaceAll('-', '')}`
}

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
  const claimed = new Set<string>()
  for (const { _id, name } of members) {
    const slug = [...addressesFor(_id, name)].find((address) => !claimed.has(address))
    if (!slug) throw new Error(`the addresses of ${_id} are others'`)
    claimed.add(slug)
    await tables.insertInto('memberAddresses').values({ slug, memberId: _id }).execute()
    await tables.updateTable('faculty').set({ slug }).where('_id', '=', _id).execute()
  }
}
