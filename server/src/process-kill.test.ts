import { dayMilliseconds } from 'contract/platform/durations'
import { parseUploadedPicture } from 'contract/platform/pictures'
import { eventCalls } from 'testing/event-calls.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { type RunningServer, startServer } from '../test/start-server.ts'
import { preparedDatabase } from '../test/test-database.ts'
import { openDatabase } from './platform/db/open.ts'
import { uploadsInUse } from './platform/db/uploads-in-use.ts'
import { createPictures } from './platform/images/pictures.ts'
import { createDiskStore } from './platform/storage/disk-store.ts'
import { fileNamesOf } from './platform/storage/uploaded-files.ts'

// A kill does nothing to PostgreSQL itself, so a few are enough.
const kills = process.env.TEST_ENGINE === 'postgres' ? 3 : 10

const aJournal = () => ({
  present: new Set<string>(),
  gone: new Set<string>(),
  venues: new Map<string, number>(),
})
type Journal = ReturnType<typeof aJournal>

async function writeUntilDead(
  server: RunningServer,
  cookie: string,
  journal: Journal,
  who: string,
) {
  const calls = eventCalls(server.url, cookie)
  for (let at = 0; ; at++) {
    const title = `${who}-${at}`
    if ((await calls.create({ title })) !== 201) return
    journal.present.add(title)
    const event = (await calls.list().catch(() => [])).find((one) => one.title === title)
    if (!event) return
    for (let count = 1; count <= 3; count++) {
      if ((await calls.update(event._id, { title, venue: `${count}` })) !== 200) return
      journal.venues.set(title, count)
    }
    if (at % 3 !== 0) continue
    journal.present.delete(title)
    if ((await calls.remove(event._id)) !== 200) return
    journal.gone.add(title)
  }
}

async function check(server: RunningServer, cookie: string, journal: Journal) {
  const events = await eventCalls(server.url, cookie).list()
  const titles = events.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).toEqual(expect.arrayContaining([...journal.present]))
  expect(titles.filter((title) => journal.gone.has(title))).toEqual([])
  for (const { title, venue } of events)
    expect(Number(venue ?? 0)).toBeGreaterThanOrEqual(journal.venues.get(title) ?? 0)
}

test(`S67: after ${kills} kills everything acknowledged exists once, and sessions survive`, {
  timeout: 300_000,
}, async () => {
  const place = await preparedDatabase()
  const journal = aJournal()
  let server = await startServer(place)
  const cookie = await server.login()
  for (let round = 0; round < kills; round++) {
    const acknowledged = journal.venues.size
    const writers = ['a', 'b', 'c'].map((who) =>
      writeUntilDead(server, cookie, journal, `${round}${who}`),
    )
    await expect.poll(() => journal.venues.size - acknowledged, { interval: 10 }).toBeGreaterThan(2)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 200))
    await server.kill('SIGKILL')
    await Promise.all(writers)
    server = await startServer(place)
    await check(server, cookie, journal)
  }

  const events = await eventCalls(server.url, cookie).list()
  const database = openDatabase(place)
  const uploads = `${place.dataDir}/uploads`
  const later = new Date(Date.now() + 2 * dayMilliseconds)
  await createPictures(createDiskStore(uploads)).cleanUp(() => uploadsInUse(database.db), later)
  const named = [...(await uploadsInUse(database.db))]
  await database.close()
  expect(events.every(({ image }) => parseUploadedPicture(image))).toBe(true)
  expect(named).toEqual(expect.arrayContaining(events.map(({ image }) => image)))
  // Starting pictures are copied in the background.
  await expect.poll(() => filesBelow(uploads)).toEqual(named.flatMap(fileNamesOf).toSorted())
})
