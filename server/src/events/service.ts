import { college } from 'college/facts'
import { dayMilliseconds, latestWindowDays } from 'contract/event-status'
import {
  type EventForm,
  type EventsOverview,
  type EventUpdateForm,
  eventNotFound,
  eventsPerPage,
} from 'contract/events'
import { toInstant } from 'contract/zoned-time'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/open.ts'
import { present } from '../db/rows.ts'
import { notFound } from '../errors.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { removeUnused, takeBack } from '../pictures/take-back.ts'

const columns = [
  '_id',
  'title',
  'description',
  'date',
  'time',
  'venue',
  'image',
  'createdAt',
] as const

type Writing = { changes: Changes; pictures: Pictures; now: () => Date }

/** All events, newest date first, or the first `limit` of them. */
export async function listEvents(db: Db, limit?: number) {
  const all = db.selectFrom('events').select(columns).orderBy('date', 'desc').orderBy('_id', 'desc')
  const rows = await (limit ? all.limit(limit) : all).execute()
  return rows.map(present)
}

export async function getEvent(db: Db, eventId: string) {
  const event = await db
    .selectFrom('events')
    .select(columns)
    .where('_id', '=', eventId)
    .executeTakeFirst()
  if (!event) throw notFound(eventNotFound)
  return present(event)
}

/** Events after the first instant are not past; events after the second one are upcoming. The rule is `eventStatus`. */
const bounds = (now: Date) => ({
  pastUntil: new Date(now.getTime() - dayMilliseconds).toISOString(),
  latestUntil: new Date(now.getTime() + latestWindowDays * dayMilliseconds).toISOString(),
})

/** Counts, the featured event (on the first page) and a page of events: latest, upcoming, past, each newest first. */
export async function getEventsOverview(db: Db, page: number, now: Date): Promise<EventsOverview> {
  const { pastUntil, latestUntil } = bounds(now)
  const rank = sql<number>`case when date <= ${pastUntil} then 2 when date <= ${latestUntil} then 0 else 1 end`
  const numbers = await db
    .selectFrom('events')
    .select(rank.as('rank'))
    .select((row) => row.fn.countAll().as('events'))
    .groupBy('rank')
    .execute()
  const count = (wanted: number) => Number(numbers.find((row) => row.rank === wanted)?.events ?? 0)
  const counts = { latest: count(0), upcoming: count(1), past: count(2) }
  const all = counts.latest + counts.upcoming + counts.past

  const first = (page - 1) * eventsPerPage
  if (page > 1 && first >= all) throw notFound('No events on this page')
  const rows = await db
    .selectFrom('events')
    .select(columns)
    .orderBy(rank)
    .orderBy('date', 'desc')
    .orderBy('_id', 'desc')
    .limit(eventsPerPage)
    .offset(first)
    .execute()
  const events = rows.map(present)
  const [featured] = page === 1 && all > counts.past ? events : []
  return { counts: { all, ...counts }, ...(featured && { featured }), events }
}

/** When the next event changes its status, in epoch milliseconds: what is shown by status is good until then. */
export async function nextStatusChange(db: Db, now: Date): Promise<number> {
  const { pastUntil, latestUntil } = bounds(now)
  const next = async (after: string) => {
    const { date } = await db
      .selectFrom('events')
      .select((row) => row.fn.min('date').as('date'))
      .where('date', '>', after)
      .executeTakeFirstOrThrow()
    // `min` of no rows is null, whatever the column's type says.
    return date ? Date.parse(date) : Number.POSITIVE_INFINITY
  }
  return Math.min(
    (await next(pastUntil)) + dayMilliseconds,
    (await next(latestUntil)) - latestWindowDays * dayMilliseconds,
  )
}

const fieldsOf = ({ title, description, date, time, venue }: EventUpdateForm) => ({
  title,
  description,
  date: toInstant(date, college.timeZone),
  time: time || null,
  venue: venue || null,
})

/** Writes the picture, then the row that names it; a picture whose row fails is taken back. Gives the new id. */
export async function createEvent(
  { changes, pictures, now }: Writing,
  form: Omit<EventForm, 'image'> & { image: File | { savedAt: string } },
): Promise<string> {
  const image = form.image instanceof File ? await pictures.save(form.image) : form.image.savedAt
  const moment = now().toISOString()
  const _id = uuidv7()
  const row = {
    _id,
    ...fieldsOf({ ...form, image: undefined }),
    image,
    createdAt: moment,
    updatedAt: moment,
    sequence: 0,
  }
  await changes
    .commit('events', (trx) => trx.insertInto('events').values(row).execute())
    .catch(takeBack(pictures, image))
  return _id
}

/** Changes an event; rejects with 404 when there is none. The old picture goes when a new one has taken its place. */
export async function updateEvent(
  { changes, pictures, now }: Writing,
  eventId: string,
  { image: file, ...form }: EventUpdateForm,
): Promise<void> {
  const image = file && (await pictures.save(file))
  const replaced = await changes
    .commit('events', async (trx) => {
      const before = await trx
        .updateTable('events')
        .set({ ...fieldsOf(form), updatedAt: now().toISOString() })
        .set((row) => ({ sequence: row('sequence', '+', 1) }))
        .where('_id', '=', eventId)
        .returning('image')
        .executeTakeFirst()
      if (!before) throw notFound(eventNotFound)
      if (!image) return undefined
      await trx.updateTable('events').set({ image }).where('_id', '=', eventId).execute()
      return before.image
    })
    .catch(takeBack(pictures, image))
  if (replaced) await removeUnused(pictures, replaced)
}

export async function deleteEvent({ changes, pictures }: Writing, eventId: string): Promise<void> {
  const deleted = await changes.commit('events', async (trx) => {
    const event = await trx
      .deleteFrom('events')
      .where('_id', '=', eventId)
      .returning('image')
      .executeTakeFirst()
    if (!event) throw notFound(eventNotFound)
    return event
  })
  await removeUnused(pictures, deleted.image)
}

/** Addresses of all pictures that events name. */
export async function picturesInUse(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('events').select('image').execute()
  return new Set(rows.map(({ image }) => image))
}
