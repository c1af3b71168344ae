import { college } from 'college/facts'
import { type EventForm, type EventUpdateForm, eventNotFound } from 'contract/events'
import { toInstant } from 'contract/zoned-time'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Administrator } from '../access/actor.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/open.ts'
import { present } from '../db/rows.ts'
import type { Database } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { removeUnused, takeBack } from '../pictures/take-back.ts'

/** What an administrator enters. */
const formColumns = ['title', 'description', 'date', 'time', 'venue', 'image'] as const

/** What the public is shown of an event. */
export const publicColumns = ['_id', ...formColumns, 'createdAt'] as const

type Writing = { changes: Changes; pictures: Pictures; now: () => Date }

/** All events, newest date first, or the first `limit` of them. */
export async function listEvents(db: Db, limit?: number) {
  const all = db
    .selectFrom('events')
    .select(publicColumns)
    .orderBy('date', 'desc')
    .orderBy('_id', 'desc')
  const rows = await (limit ? all.limit(limit) : all).execute()
  return rows.map(present)
}

export async function getEvent(db: Db, eventId: string) {
  const event = await db
    .selectFrom('events')
    .select(publicColumns)
    .where('_id', '=', eventId)
    .executeTakeFirst()
  if (!event) throw notFound(eventNotFound)
  return present(event)
}

type EventTexts = Omit<EventForm, 'image'>

const fieldsOf = ({ title, description, date, time, venue }: EventTexts) => ({
  title,
  description,
  date: toInstant(date, college.timeZone),
  time: time || null,
  venue: venue || null,
})

/** Enters an event in a transaction of the caller's, which is a change of the events. Gives the new id. */
export async function insertEvent(
  trx: Transaction<Database>,
  form: EventTexts & { image: string },
  now: Date,
): Promise<string> {
  const _id = uuidv7()
  const moment = now.toISOString()
  await trx
    .insertInto('events')
    .values({
      _id,
      ...fieldsOf(form),
      image: form.image,
      createdAt: moment,
      updatedAt: moment,
      sequence: 0,
    })
    .execute()
  return _id
}

/** Writes the picture, then the row that names it; a picture whose row fails is taken back. Gives the new id. */
export async function createEvent(
  { changes, pictures, now }: Writing,
  form: EventForm,
  actor: Administrator,
): Promise<string> {
  const image = await pictures.save(form.image, 'first')
  return changes
    .commit('events', async (trx) => {
      const admin = await actor.confirm(trx)
      const _id = await insertEvent(trx, { ...form, image }, now())
      const after = { ...fieldsOf(form), image }
      const target = { _id, name: form.title }
      await recordActivity(
        trx,
        { admin, action: 'created', subject: 'event', target, after },
        now(),
      )
      return _id
    })
    .catch(takeBack(pictures, image))
}

/** Changes an event; rejects with 404 when there is none. The old picture goes when a new one has taken its place. */
export async function updateEvent(
  { changes, pictures, now }: Writing,
  eventId: string,
  { image: file, ...form }: EventUpdateForm,
  actor: Administrator,
): Promise<void> {
  const image = file && (await pictures.save(file, 'first'))
  const replaced = await changes
    .commit('events', async (trx) => {
      const admin = await actor.confirm(trx)
      const before = await trx
        .selectFrom('events')
        .select(formColumns)
        .where('_id', '=', eventId)
        .executeTakeFirst()
      if (!before) throw notFound(eventNotFound)
      const after = { ...fieldsOf(form), image: image ?? before.image }
      await trx
        .updateTable('events')
        .set({ ...after, updatedAt: now().toISOString() })
        .set((row) => ({ sequence: row('sequence', '+', 1) }))
        .where('_id', '=', eventId)
        .execute()
      const target = { _id: eventId, name: form.title }
      const activity = { admin, subject: 'event', target, before, after } as const
      await recordActivity(trx, { ...activity, action: 'updated' }, now())
      return image && before.image
    })
    .catch(takeBack(pictures, image))
  if (replaced) await removeUnused(pictures, replaced)
}

export async function deleteEvent(
  { changes, pictures, now }: Writing,
  eventId: string,
  actor: Administrator,
): Promise<void> {
  const deleted = await changes.commit('events', async (trx) => {
    const admin = await actor.confirm(trx)
    const before = await trx
      .deleteFrom('events')
      .where('_id', '=', eventId)
      .returning(formColumns)
      .executeTakeFirst()
    if (!before) throw notFound(eventNotFound)
    const target = { _id: eventId, name: before.title }
    await recordActivity(trx, { admin, action: 'deleted', subject: 'event', target, before }, now())
    return before
  })
  await removeUnused(pictures, deleted.image)
}
