import type { LibraryItem } from 'contract/content/library/items'
import {
  maxPhotos,
  photosNotPictures,
  photosTooEarly,
  tooManyPhotos,
} from 'contract/events/event-photos'
import { eventNotFound } from 'contract/events/events'
import { itemOf, selectItems } from '../../content/library/rows.ts'
import { departmentCodeOf } from '../../content/records/departments.ts'
import { lockFiles } from '../../content/references/uses.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { namesForLog, recordActivity } from '../../platform/activity-log/record-activity.ts'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { badRequest, conflict, notFound } from '../../platform/errors.ts'
import { selectPhotos } from './public-photos.ts'

type Deps = Pick<PlatformDeps, 'db' | 'changes' | 'now'>
async function requireOwnEvent(db: DbOrTrx, eventId: string, actor: Administrator) {
  const event = await db
    .selectFrom('events')
    .select(['_id', 'title', 'date', 'department'])
    .where('_id', '=', eventId)
    .where(isNotDeleted)
    .executeTakeFirst()
  if (!event) throw notFound(eventNotFound)
  requireRight(actor, 'write records', departmentCodeOf(event))
  return event
}

export async function readPhotos(
  db: Db,
  eventId: string,
  actor: Administrator,
): Promise<LibraryItem[]> {
  await requireOwnEvent(db, eventId, actor)
  return (await selectPhotos(db, eventId).execute()).map(itemOf)
}

/** Rejects with 400 if an item is not a picture. */
async function requirePictures(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const rows = await selectItems(trx)
    .where('libraryItems._id', 'in', ids)
    .where('deletedAt', 'is', null)
    .where('kind', '=', 'picture')
    .execute()
  if (rows.length < ids.length) throw badRequest(photosNotPictures)
  return rows.map(({ name }) => name)
}

/** Adds photos to an event that has begun, after the existing ones, which stay in place. Rejects with 400, 403, 404 or 409. */
export async function addPhotos(
  { changes, now }: Deps,
  eventId: string,
  photos: readonly string[],
  actor: Administrator,
): Promise<void> {
  const ids = [...new Set(photos)]
  await changes.commit('events', async (trx) => {
    const admin = await actor.confirm(trx)
    const event = await requireOwnEvent(trx, eventId, actor)
    const addedAt = now().toISOString()
    if (event.date > addedAt) throw conflict(photosTooEarly)
    await lockFiles(trx, ids)
    const names = await requirePictures(trx, ids)
    const { last } = await trx
      .selectFrom('eventPhotos')
      .select(({ fn }) => fn.max('place').as('last'))
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
    const first = Number(last ?? 0) + 1
    await trx
      .insertInto('eventPhotos')
      .values(ids.map((itemId, index) => ({ eventId, itemId, place: first + index, addedAt })))
      .onConflict((known) => known.doNothing())
      .execute()
    const visible = await selectPhotos(trx, eventId).execute()
    if (visible.length > maxPhotos) throw conflict(tooManyPhotos)
    const target = { _id: eventId, name: event.title }
    const after = { photos: namesForLog(names) }
    const recorded = { admin, action: 'updated', subject: 'event', target, after } as const
    await recordActivity(trx, recorded, now())
  })
}

export async function removePhoto(
  { changes, now }: Deps,
  { eventId, itemId }: { eventId: string; itemId: string },
  actor: Administrator,
): Promise<void> {
  await changes.commit('events', async (trx) => {
    const admin = await actor.confirm(trx)
    const event = await requireOwnEvent(trx, eventId, actor)
    const removed = await trx
      .deleteFrom('eventPhotos')
      .where('eventId', '=', eventId)
      .where('itemId', '=', itemId)
      .returning('itemId')
      .executeTakeFirst()
    if (!removed) return
    const item = await selectItems(trx).where('libraryItems._id', '=', itemId).executeTakeFirst()
    const target = { _id: eventId, name: event.title }
    const before = { photos: item?.name ?? '' }
    const recorded = { admin, action: 'updated', subject: 'event', target, before } as const
    await recordActivity(trx, recorded, now())
  })
}
