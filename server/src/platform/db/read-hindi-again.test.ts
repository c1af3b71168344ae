import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

test('Hindi documents read by the previous release are read again', async () => {
  const { db, engine, close } = openDatabase(await testDatabase())
  await migrate(db, engine, '051-fold-names')
  const old = db as unknown as Kysely<never>
  for (const language of ['hi', 'en']) await addDocument(old, language)
  await migrate(db, engine)
  const { rows } = await sql`select "versionId" from documents`.execute(db)
  expect(rows).toEqual([{ versionId: 'en' }])
  await close()
})

const sampleOf = (name: string, type: string, id: string): unknown =>
  /int|double/i.test(type)
    ? 0
    : /(At|^date)$/.test(name)
      ? '2026-01-02T03:04:05.678Z'
      : /id$/i.test(name)
        ? id
        : name === 'language'
          ? id
          : 'text'

async function addDocument(db: Kysely<never>, id: string): Promise<void> {
  const tables = await db.introspection.getTables()
  for (const wanted of ['libraryItems', 'libraryVersions', 'documents']) {
    const columns = tables.find(({ name }) => name === wanted)?.columns ?? []
    const names = sql.join(columns.map(({ name }) => sql.ref(name)))
    const values = sql.join(columns.map(({ name, dataType }) => sampleOf(name, dataType, id)))
    await sql`insert into ${sql.table(wanted)} (${names}) values (${values})`.execute(db)
  }
}
