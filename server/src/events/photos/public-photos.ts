import type { EventPhoto } from 'contract/events/event-photos'
import { eventNotFound } from 'contract/events/events'
import { publicPictureOf, selectItems } from '../../content/library/rows.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { selectPublicEvents } from '../details/public-events.ts'

export const selectPhotos = (db: DbOrTrx, eventId: string) =>
  selectItems(db)
    .innerJoin('eventPhotos', 'eventPhotos.itemId', 'libraryItems._id')
    .where('eventId', '=', eventId)
    .where('deletedAt', 'is', null)
    .orderBy('place')
    .orderBy('libraryItems._id')

export async function listPhotos(db: DbOrTrx, eventId: string, now: Date): Promise<EventPhoto[]> {
  const event = await selectPublicEvents(db, now)
    .select('_id')
    .where('_id', '=', eventId)
    .executeTakeFirst()
  if (!event) throw notFound(eventNotFound)
  const rows = await selectPhotos(db, eventId).execute()
  return rows.flatMap((row) => {
    const visible = publicPictureOf(row)
    return visible ? [{ _id: row._id, ...visible }] : []
  })
}
