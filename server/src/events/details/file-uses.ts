import { events } from 'contract/events/events'
import { mayUse } from 'contract/platform/roles'
import { sql } from 'kysely'
import type { ItemUsage, ItemUsages } from '../../content/library/item-usage.ts'
import { departmentCodeOf } from '../../content/records/departments.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { isHidden } from './event-status.ts'

type UseOfFiles = { table: 'eventPhotos' | 'eventFiles'; path: string; field: string }

function usageIn({ table, ...place }: UseOfFiles): ItemUsage {
  const readUsers = (db: DbOrTrx, itemId: string) =>
    db
      .selectFrom(table)
      .innerJoin('events', 'events._id', 'eventId')
      .select(['events._id', 'title', 'department', 'isDraft', 'publishAt', 'deletedAt'])
      .where('itemId', '=', itemId)
      .orderBy('date')
      .execute()
  return {
    tag: 'events',
    usedIds: sql`select ${sql.ref('itemId')} from ${sql.table(table)}`,
    readUsers,
    /** The same as usages that block its deletion. Events hidden from both visitors and this account are only counted. */
    readUsages: async (db, itemId, { actor, now }) =>
      (await readUsers(db, itemId)).map((event) => {
        const isSeen =
          !isHidden(event, now) || mayUse(actor, 'see records', departmentCodeOf(event))
        const { _id, title } = isSeen ? event : { _id: '', title: 'Event' }
        const named = event.deletedAt ? `${title} (deleted)` : title
        return { ...{ _id, title: named, ...place }, state: 'public', of: 'event' }
      }),
  }
}

const { label } = events.fields.details

export const eventFileUsages: ItemUsages = [
  usageIn({ table: 'eventPhotos', path: 'photos', field: 'Photos' }),
  usageIn({ table: 'eventFiles', path: 'details', field: label }),
]
