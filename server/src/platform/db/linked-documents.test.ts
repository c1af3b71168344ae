import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

const at = '2026-01-02T03:04:05.678Z'

test('links to documents that were written before the upgrade count as uses', async () => {
  const { db, engine, close } = openDatabase(await testDatabase())
  await migrate(db, engine, '057-message-replies')
  const link = { type: 'link', attrs: { href: '/documents/fee-chart/Fees.pdf' } }
  const body = { type: 'doc', content: [{ type: 'text', text: 'Fees', marks: [link] }, link] }
  await addRevision(db as unknown as Kysely<never>, { title: 'See /documents/', body })
  await migrate(db, engine)
  expect(await db.selectFrom('contentUses').selectAll().execute()).toEqual([
    { itemId: 'item', revisionId: 'revision', path: 'body', ...document },
  ])
  await close()
})

const document = { target: 'document', targetId: 'fee-chart' }

async function addRevision(db: Kysely<never>, data: unknown): Promise<void> {
  const rows = {
    contentItems: { _id: 'item', type: 'notice', slug: 'fees', version: 1 },
    contentRevisions: { _id: 'revision', itemId: 'item', number: 1, data: JSON.stringify(data) },
  }
  const tables = await db.introspection.getTables()
  for (const [name, given] of Object.entries<Record<string, string | number>>(rows)) {
    const columns = tables.find((table) => table.name === name)?.columns ?? []
    const wanted = columns.filter((column) => column.name in given || !column.isNullable)
    const values = wanted.map((column) => given[column.name] ?? (/At$/.test(column.name) ? at : 0))
    await sql`insert into ${sql.table(name)} (${sql.join(wanted.map((column) => sql.ref(column.name)))})
      values (${sql.join(values)})`.execute(db)
  }
}
