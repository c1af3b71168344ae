import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { college } from 'college/facts'
import { sampleEvents } from 'college/sample-events'
import { dayMilliseconds } from 'contract/event-status'
import { localDay } from 'contract/zoned-time'
import { createEvent } from '../events/service.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { Changes } from './changes.ts'
import type { Db } from './open.ts'

const pictureFolder = join(
  dirname(createRequire(import.meta.url).resolve('college/package.json')),
  'pictures',
)

const encodersAtOnce = 2

/** Publishes the college's sample events when there is no event, through the service, so that they obey its rules. */
export async function seedEvents(deps: {
  db: Db
  changes: Changes
  pictures: Pictures
  now: () => Date
}): Promise<void> {
  const first = await deps.db.selectFrom('events').select('_id').limit(1).executeTakeFirst()
  if (first) return
  // The slow part first: a start that is interrupted leaves either no sample event or nearly all.
  const originals = new Map<string, string>()
  const keys = [...new Set(sampleEvents.map(({ picture }) => picture))]
  for (let done = 0; done < keys.length; done += encodersAtOnce) {
    const some = keys.slice(done, done + encodersAtOnce)
    const save = async (key: string) => originals.set(key, await savePicture(deps.pictures, key))
    await Promise.all(some.map(save))
  }
  const used = new Set<string>()
  // Oldest first, so that they are created in the order in which a college would have published them.
  for (const { daysAhead, at, picture, ...texts } of sampleEvents.toReversed()) {
    const day = new Date(deps.now().getTime() + daysAhead * dayMilliseconds).toISOString()
    const original = originals.get(picture) ?? ''
    const savedAt = used.has(original) ? await deps.pictures.copy(original) : original
    used.add(original)
    const date = `${localDay(day, college.timeZone)}T${at}`
    await createEvent(deps, { ...texts, date, image: { savedAt } })
  }
}

async function savePicture(pictures: Pictures, key: string): Promise<string> {
  const bytes = await readFile(join(pictureFolder, `${key}.webp`))
  return pictures.save(new File([new Uint8Array(bytes)], `${key}.webp`))
}
