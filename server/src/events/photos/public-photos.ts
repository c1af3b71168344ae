import type { EventPhoto } from 'contract/events/event-photos'
import { eventNotFound } from 'contract/events/events'
import { selectItems, shownPictureOf } from '../../content/library/rows.ts'
import type { Reading } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { selectPublicEvents } from '../calendar/public-events.ts'

export const selectPhotos = (db: Reading, eventId: string) =>
  selectItems(db)
    .innerJoin('eventPhotos', 'eventPhotos.itemId', 'libraryItems._id')
    .where('eventId', '=', eventId)
    .where('deletedAt', 'is', null)
    .orderBy('place')
    .orderBy('libraryItems._id')

export async function listPhotos(
  db: Reading,
  eventId: string,
  moment: Date,
): Promise<EventPhoto[]> {
  const event = await selectPublicEvents(db, moment)
    .select('_id')
    .where('_id', '=', eventId)
    .executeTakeFirst()
  if (!event) throw notFound(eventNotFound)
  const rows = await selectPhotos(db, eventId).execute()
  return rows.flatMap((row) => {
    const shown = shownPictureOf(row)
    return shown ? [{ _id: row._id, ...shown }] : []
  })
}
