import { expect, test } from 'vitest'
import { openSite } from '../../../test/a-backup.ts'
import { someMessages } from '../../../test/some-messages.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { migrate } from '../../platform/db/migrate.ts'
import type { Db } from '../../platform/db/open.ts'
import { readBackupTable } from './read-table.ts'
import { inSnapshot } from './snapshot.ts'

type Site = Awaited<ReturnType<typeof openSite>>

async function idsIn(db: Db, { engine }: Site) {
  const ids: unknown[] = []
  for await (const { _id } of readBackupTable(db, engine, 'contactMessages')) ids.push(_id)
  return ids
}

test('a snapshot blocks no writes and doesn’t see them', async () => {
  const place = await testDatabase()
  const [reader, writer] = [await openSite(place), await openSite(place)]
  await migrate(writer.db, writer.engine)
  await someMessages(writer.db, [{}, {}])

  const seen = await inSnapshot(reader.db, reader.engine, async (snapshot) => {
    const counts: number[] = []
    for (let round = 0; round < 3; round++) {
      counts.push((await idsIn(snapshot, reader)).length)
      await someMessages(writer.db, [{}])
    }
    return counts
  })

  expect(seen).toEqual([2, 2, 2])
  const after = inSnapshot(reader.db, reader.engine, (snapshot) => idsIn(snapshot, reader))
  expect(await after).toHaveLength(5)
})

test('rows come in the same order on both engines, however many there are', async () => {
  const site = await openSite(await testDatabase())
  const { db, engine } = site
  await migrate(db, engine)
  const ids = ['ä', 'Z', 'a', 'B', '_', '10', '9', '🎓', 'ﬁ']
  const many = Array.from({ length: 1_200 }, (_, number) => `many-${number}`)
  const messages = [...ids, ...many].map((_id) => ({ _id }))
  for (let start = 0; start < messages.length; start += 100)
    await someMessages(db, messages.slice(start, start + 100))

  const results = await inSnapshot(db, engine, (snapshot) => idsIn(snapshot, site))

  const byBytes = messages.map(({ _id }) => _id)
  byBytes.sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
  expect(results).toEqual(byBytes)
})
