import type { ContentUse } from 'contract/content/use'
import { mayUse } from 'contract/platform/roles'
import { sql } from 'kysely'
import { departmentCodeOf } from '../../content/records/departments.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { isHidden } from '../details/event-status.ts'

export const photoIds = sql`select ${sql.ref('itemId')} from ${sql.table('eventPhotos')}`

export const readEventsUsing = (db: DbOrTrx, itemId: string) =>
  db
    .selectFrom('eventPhotos')
    .innerJoin('events', 'events._id', 'eventPhotos.eventId')
    .select(['events._id', 'title', 'department', 'isDraft', 'publishAt', 'deletedAt'])
    .where('itemId', '=', itemId)
    .orderBy('date')
    .execute()

/** The same as usages that block its deletion. Events hidden from both visitors and this account are only counted. */
export async function eventUsages(
  db: DbOrTrx,
  itemId: string,
  { actor, now }: { actor: Administrator; now: Date },
): Promise<ContentUse[]> {
  const events = await readEventsUsing(db, itemId)
  return events.map((event): ContentUse => {
    const isSeen = !isHidden(event, now) || mayUse(actor, 'see records', departmentCodeOf(event))
    const { _id, title } = isSeen ? event : { _id: '', title: 'Event' }
    return {
      ...{ _id, title: event.deletedAt ? `${title} (deleted)` : title, path: 'photos' },
      ...{ field: 'Photos', state: 'public', of: 'event' },
    }
  })
}
