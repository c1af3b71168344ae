import { listEventEntries } from 'contract/events/events'
import { csvMostRows } from 'contract/operations/import'
import { previewUndoImport, undoImport } from 'contract/operations/undo-import'
import { expect, test } from 'vitest'
import { aTableOffice, lines } from '../../../test/table-calls.ts'

test('an import of the most rows writes one activity and is undone by two calls', async () => {
  const { activities, importRows, signIn } = await aTableOffice()
  const admin = await signIn()
  const rows = Array.from(
    { length: csvMostRows },
    (_, at) => `Event ${at},Track and field events,2030-01-15T10:00`,
  )
  await importRows('events', lines('title,description,date', ...rows))
  const [imported, ...others] = await activities()
  expect(others).toEqual([])
  const params = { _id: imported?.targetId ?? '' }

  const all = { deleted: csvMostRows, restored: 0, kept: 0 }
  expect(await admin(previewUndoImport, { params })).toMatchObject(all)
  expect(await admin(undoImport, { params })).toMatchObject(all)

  expect((await admin(listEventEntries)).entries).toEqual([])
})
