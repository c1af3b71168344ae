import type { ContentUse } from 'contract/content/use'
import type { Reading } from '../content/entry.ts'

/** The events that show a picture of the library. */
export const readEventsShowing = (db: Reading, itemId: string) =>
  db
    .selectFrom('eventPhotos')
    .innerJoin('events', 'events._id', 'eventPhotos.eventId')
    .select(['events._id', 'title', 'department', 'deletedAt'])
    .where('itemId', '=', itemId)
    .orderBy('date')
    .execute()

/** The same as places that stand against taking it out of the library. */
export async function eventPlaces(db: Reading, itemId: string): Promise<ContentUse[]> {
  const events = await readEventsShowing(db, itemId)
  return events.map(({ _id, title, deletedAt }) => ({
    ...{
      _id,
      title: deletedAt ? `${title} (deleted)` : title,
      path: 'photos',
      field: 'Photos',
      state: 'public' as const,
    },
    of: 'event' as const,
  }))
}
