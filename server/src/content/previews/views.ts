import type { ContentData } from 'contract/content/data'
import { linkNotFound, maxLinks, shareDays, tooManyLinks } from 'contract/content/views'
import { dayMilliseconds, minuteMilliseconds } from 'contract/platform/durations'
import { v7 as uuidv7 } from 'uuid'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import { readEdited } from '../entries/locks.ts'
import { itemFor } from '../entries/permissions.ts'
import { readEntryReference } from '../model/entry.ts'
import { storableData } from '../revisions/revisions.ts'
import { previewedData } from './preview-in.ts'

type ViewDeps = { db: Db; now: () => Date }

const previewMilliseconds = 10 * minuteMilliseconds
const shareMilliseconds = shareDays * dayMilliseconds

type View = {
  itemId: string
  /** Null: anyone with the link. */
  readerId: string | null
  author: string
  data: ContentData
}

/** Returns the token; the database holds only its hash. */
async function addView(
  trx: Trx,
  { data, ...view }: View,
  { now, milliseconds }: { now: Date; milliseconds: number },
): Promise<string> {
  const token = newToken()
  await trx
    .insertInto('contentViews')
    .values({
      ...view,
      _id: uuidv7(),
      tokenHash: hashToken(token),
      data: JSON.stringify(storableData(data)),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + milliseconds).toISOString(),
    })
    .execute()
  return token
}

/** Each preview is a copy, and nobody edits in more windows. */
const maxPreviews = 10

async function removeOldPreviews(trx: Trx, readerId: string): Promise<void> {
  const previews = trx.selectFrom('contentViews').where('readerId', '=', readerId)
  const newest = await previews.select('_id').orderBy('_id', 'desc').limit(maxPreviews).execute()
  const last = newest.at(maxPreviews - 1)
  if (!last) return
  await trx
    .deleteFrom('contentViews')
    .where('readerId', '=', readerId)
    .where('_id', '<=', last._id)
    .execute()
}

/** For ten minutes; replaces the entry's earlier preview. */
export async function storePreview(
  { db, now }: ViewDeps,
  itemId: string,
  data: ContentData,
  actor: Administrator,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { name: author } = await actor.confirm(trx)
    await itemFor(trx, itemId, actor, 'write content')
    const own = trx.deleteFrom('contentViews').where('itemId', '=', itemId)
    await own.where('readerId', '=', actor._id).execute()
    await removeOldPreviews(trx, actor._id)
    const timestamp = now()
    const previewed = await previewedData(trx, itemId, data, timestamp)
    const view = { itemId, readerId: actor._id, author, data: previewed }
    return addView(trx, view, { now: timestamp, milliseconds: previewMilliseconds })
  })
}

async function requireFewLinks(
  trx: Trx,
  { _id, name }: { _id: string; name: string },
  now: Date,
): Promise<void> {
  // A no-op update that locks the account, so that concurrent links are counted.
  await trx.updateTable('admins').set({ _id }).where('_id', '=', _id).execute()
  const { links } = await trx
    .selectFrom('contentViews')
    .select(({ fn }) => fn.countAll().as('links'))
    .where('author', '=', name)
    .where('readerId', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  if (Number(links) >= maxLinks) throw conflict(tooManyLinks)
}

/** Rejects with 409 if there are too many. */
export async function shareEdited(
  { db, now }: ViewDeps,
  itemId: string,
  actor: Administrator,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const timestamp = now()
    await itemFor(trx, itemId, actor, 'write content')
    await requireFewLinks(trx, { _id: actor._id, name: admin.name }, timestamp)
    const edited = await readEdited(trx, itemId, timestamp)
    const data = await previewedData(trx, itemId, edited.data, timestamp)
    const view = { itemId, readerId: null, author: admin.name, data }
    const token = await addView(trx, view, { now: timestamp, milliseconds: shareMilliseconds })
    const target = await readEntryReference(trx, { _id: itemId })
    await recordActivity(trx, { admin, action: 'shared', subject: 'content', target }, timestamp)
    return token
  })
}

export async function listShared({ db, now }: ViewDeps, itemId: string, actor: Administrator) {
  await itemFor(db, itemId, actor, 'write content')
  return db
    .selectFrom('contentViews')
    .select(['_id', 'author', 'createdAt', 'expiresAt'])
    .where('itemId', '=', itemId)
    .where('readerId', 'is', null)
    .where('expiresAt', '>', now().toISOString())
    .orderBy('_id', 'desc')
    .execute()
}

export async function endShared(
  { db, now }: ViewDeps,
  { _id, itemId }: { _id: string; itemId: string },
  actor: Administrator,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    await itemFor(trx, itemId, actor, 'write content')
    const deletedLink = await trx
      .deleteFrom('contentViews')
      .where('_id', '=', _id)
      .where('itemId', '=', itemId)
      .where('readerId', 'is', null)
      .returning('createdAt')
      .executeTakeFirst()
    if (!deletedLink) throw notFound(linkNotFound)
    const target = await readEntryReference(trx, { _id: itemId })
    const activity = { admin, action: 'deleted', subject: 'content', target } as const
    await recordActivity(trx, { ...activity, before: { linkOf: deletedLink.createdAt } }, now())
  })
}

/** A preview only for its author, a shared link for everyone. Rejects with 404. */
export async function readView({ db, now }: ViewDeps, token: string, readerId: string | null) {
  const view = await db
    .selectFrom('contentViews')
    .innerJoin('contentItems', 'contentItems._id', 'contentViews.itemId')
    .select(['type', 'sourceId', 'language', 'itemId', 'position', 'data'])
    .select(['contentViews.createdAt', 'contentViews.expiresAt'])
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now().toISOString())
    .where('deletedAt', 'is', null)
    .where('readerId', readerId ? '=' : 'is', readerId)
    .executeTakeFirst()
  if (!view) throw notFound(linkNotFound)
  return view
}

export const cleanUpViews = ({ db, now }: ViewDeps) =>
  db.deleteFrom('contentViews').where('expiresAt', '<=', now().toISOString()).execute()
