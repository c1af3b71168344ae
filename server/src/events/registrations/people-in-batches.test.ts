import { expect, test } from 'vitest'
import { aWorkshop } from '../../../test/a-workshop.ts'
import { preparedDatabase } from '../../../test/test-database.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { readRegistrants } from './office.ts'

test('cancelling while a file is being written removes nobody else from it', async () => {
  const { db, close } = openDatabase(await preparedDatabase())
  const { eventId, enter, leave } = await aWorkshop(db, { capacity: 0 })
  const names = Array.from({ length: 55 }, (_, at) => `reader${at}`)
  await enter(...names)
  await db
    .updateTable('registrations')
    .set({ place: null })
    .where('name', 'in', ['reader52', 'reader53'])
    .execute()

  const read: (string | null)[] = []
  for await (const people of readRegistrants(db, eventId, { state: 'waiting' })) {
    read.push(...people.map(({ name }) => name))
    if (read.length === 50) for (const name of names.slice(0, 3)) await leave(name)
  }

  expect(read.toSorted()).toEqual(names.toSorted())
  expect(read.slice(-2).toSorted()).toEqual(['reader52', 'reader53'])
  await close()
})
