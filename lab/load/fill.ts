/** `node lab/load/fill.ts FOLDER EVENTS` adds events, up to a number, to the database of a data folder. */

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMilliseconds, hourMilliseconds } from 'contract/platform/durations'
import { migrate } from 'server/src/platform/db/migrate.ts'
import { openDatabase } from 'server/src/platform/db/open.ts'
import { createPictures } from 'server/src/platform/images/pictures.ts'
import { createDiskStore } from 'server/src/platform/storage/disk-store.ts'
import { eventTexts } from './event-texts.ts'

const pictureNames = ['event-1', 'event-2', 'event-3', 'event-4', 'event-5', 'event-6']
const rowsAtOnce = 100
/** From years back to days ahead. */
const daysAhead = 90
const years = 10

const [dataDir = '', wanted = '0'] = process.argv.slice(2)
const pictureFolder = join(import.meta.dirname, '../../college/pictures')

async function savePictures(): Promise<string[]> {
  const pictures = createPictures(createDiskStore(join(dataDir, 'uploads')))
  return Promise.all(
    pictureNames.map(async (name) => {
      const bytes = await readFile(join(pictureFolder, `${name}.webp`))
      return pictures.save(new File([new Uint8Array(bytes)], `${name}.webp`))
    }),
  )
}

/** Never a whole number of days away, so that no event changes its status during the bench. */
function dateOf(number: number, total: number, now: number): string {
  const days = daysAhead - Math.floor((number / total) * (years * 365 + daysAhead))
  const hours = 2 + ((number * 7) % 20)
  return new Date(now + days * dayMilliseconds + hours * hourMilliseconds).toISOString()
}

const { db, engine, close } = openDatabase({ dataDir, databaseUrl: undefined })
await migrate(db, engine)
const rows = await db.selectFrom('events').select('image').execute()
const images = rows.length > 0 ? [...new Set(rows.map(({ image }) => image))] : await savePictures()
const now = Date.now()
const missing = Array.from({ length: Number(wanted) - rows.length }, (_, index) => {
  const number = rows.length + index
  const date = dateOf(index, Number(wanted) - rows.length, now)
  const createdAt = new Date(now - number * hourMilliseconds).toISOString()
  return {
    _id: randomUUID(),
    ...eventTexts(number),
    date,
    image: images[number % images.length] ?? '',
    createdAt,
    updatedAt: createdAt,
    sequence: 0,
  }
})
await db.transaction().execute(async (trx) => {
  for (let from = 0; from < missing.length; from += rowsAtOnce) {
    await trx
      .insertInto('events')
      .values(missing.slice(from, from + rowsAtOnce))
      .execute()
  }
})
await close()
