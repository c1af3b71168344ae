import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'

// SQLite reads and writes so fast that a test can't write between two statements.
const isPostgres = process.env.TEST_ENGINE === 'postgres'

test.runIf(isPostgres)(
  'an entry that is saved while it is read has one version’s text',
  async () => {
    const { create, save, read, place } = await aPageEditor()
    const saved = await save(await create('Hostel'), { title: 'Hostel of the college' })
    const data = JSON.stringify({ ...saved.data, title: 'Hostels' })

    const entry = await askMeanwhile(
      place,
      async (trx) => {
        // The entry can still be read, but its texts can't.
        await sql`lock table "contentRevisions" in access exclusive mode`.execute(trx)
        await trx
          .updateTable('contentItems')
          .set({ version: saved.version + 1 })
          .where('_id', '=', saved._id)
          .execute()
        await trx
          .updateTable('contentRevisions')
          .set({ data })
          .where('itemId', '=', saved._id)
          .execute()
      },
      () => read(saved),
    )

    expect(entry).toMatchObject({ version: saved.version + 1, data: { title: 'Hostels' } })
  },
)
