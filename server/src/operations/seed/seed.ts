import { college } from 'college/facts'
import { sampleEvents } from 'college/sample-events'
import type { SampleEvent } from 'college/sample-events/sample-event'
import type { SampleMember } from 'college/sample-faculty/sample-member'
import { dayMilliseconds } from 'contract/platform/durations'
import { localDay } from 'contract/platform/zoned-time'
import { built } from '../../content/library/starting/built-files.ts'
import { insertRecord } from '../../content/records/store.ts'
import { readEventCategories } from '../../events/calendar/categories.ts'
import { eventKind } from '../../events/calendar/record.ts'
import { memberKind } from '../../people/faculty/record.ts'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Pictures } from '../../platform/images/pictures.ts'

type Seeding = { db: Db; changes: Changes; now: () => Date }

async function isEmpty(db: Db, table: 'events' | 'faculty'): Promise<boolean> {
  return !(await db.selectFrom(table).select('_id').limit(1).executeTakeFirst())
}

export async function seedFaculty(
  { db, changes, now }: Seeding,
  members: readonly SampleMember[],
): Promise<void> {
  if (members.length === 0 || !(await isEmpty(db, 'faculty'))) return
  await changes.commit('faculty', async (trx) => {
    if (!(await isEmpty(trx, 'faculty'))) return
    for (const { experience, ...member } of members) {
      const columns = memberKind.toColumns({ ...member, experience: experience?.toString() })
      await insertRecord(trx, memberKind, columns, now())
    }
  })
}

export async function seedEvents({
  db,
  changes,
  now,
  pictures,
}: Seeding & { pictures: Pictures }): Promise<void> {
  if (!(await isEmpty(db, 'events'))) return
  // Oldest first, as a college would have created them.
  const events = sampleEvents.toReversed()
  const files = await built.read()
  const images = await Promise.all(
    events.map(({ picture }) => pictures.copy(files.get(picture)?.address ?? '')),
  )
  const isSeeded = await changes.commit('events', async (trx) => {
    if (!(await isEmpty(trx, 'events'))) return false
    const timestamp = now()
    const wall = ({ daysAhead, at }: { daysAhead: number; at: string }) => {
      const day = new Date(timestamp.getTime() + daysAhead * dayMilliseconds).toISOString()
      return `${localDay(day, college.timeZone)}T${at}`
    }
    const categories = await readEventCategories(trx, timestamp)
    for (const [index, event] of events.entries()) {
      const { until, category, ...texts }: SampleEvent = event
      const times = { date: wall(event), ...(until && { end: wall(until) }) }
      // The college may have removed the category.
      const known = categories.find(({ slug }) => slug === category)?._id
      const form = { ...texts, ...times, ...(known && { category: known }) }
      const columns = { ...eventKind.toColumns(form), image: images[index] ?? '' }
      await insertRecord(trx, eventKind, columns, timestamp)
    }
    return true
  })
  if (!isSeeded) await Promise.all(images.map((image) => pictures.remove(image)))
}
