import { type CacheTag, cacheTagOf } from 'contract/cache-tags'
import type { ContentUse } from 'contract/content/use'
import { sql } from 'kysely'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { ItemUsage, ItemUsages } from './item-usage.ts'

const selectUses = (db: DbOrTrx, _id: string) =>
  db
    .selectFrom('contentUses')
    .innerJoin('contentItems', 'contentItems._id', 'contentUses.itemId')
    .innerJoin('contentRevisions', 'contentRevisions._id', 'contentUses.revisionId')
    .where('target', 'in', ['picture', 'document'])
    .where('targetId', '=', _id)
    .where('contentItems.deletedAt', 'is', null)

/** Ids of files in current versions: the SQL form of the usages that block a deletion. */
export const referencedIds = sql`select used.${sql.ref('targetId')} from ${sql.table('contentUses')} as used
  inner join ${sql.table('contentItems')} as entry on entry._id = used.${sql.ref('itemId')}
  where used.target in ('picture', 'document') and entry.${sql.ref('deletedAt')} is null
    and used.${sql.ref('revisionId')} in (entry.${sql.ref('publishedId')}, entry.${sql.ref('scheduledId')},
      entry.${sql.ref('draftId')}, entry.${sql.ref('requestedId')})`

export async function readReferencedItems(db: DbOrTrx, _id: string) {
  const rows = await selectUses(db, _id)
    .select(['department', 'contentUses.revisionId'])
    .select(['publishedId', 'scheduledId', 'draftId', 'requestedId'])
    .execute()
  return rows.flatMap(({ department, revisionId, ...pointers }) => {
    const isVisible = revisionId === pointers.publishedId || revisionId === pointers.scheduledId
    const isRequested = revisionId === pointers.requestedId
    const isDraft = revisionId === pointers.draftId
    return isVisible || isRequested || isDraft
      ? [{ department, isShown: isVisible, isRequested }]
      : []
  })
}

export async function readOtherUsages(
  db: DbOrTrx,
  itemUsages: ItemUsages,
  _id: string,
  viewer: Parameters<ItemUsage['readUsages']>[2],
): Promise<ContentUse[]> {
  const uses: ContentUse[] = []
  for (const { readUsages } of itemUsages) uses.push(...(await readUsages(db, _id, viewer)))
  return uses
}

async function readCacheTags(
  db: DbOrTrx,
  itemUsages: ItemUsages,
  _id: string,
): Promise<CacheTag[]> {
  const tags: CacheTag[] = []
  for (const { tag, readUsers } of itemUsages)
    if ((await readUsers(db, _id)).length > 0) tags.push(tag)
  return tags
}

export async function tagsUsing(
  db: DbOrTrx,
  itemUsages: ItemUsages,
  _id: string,
): Promise<CacheTag[]> {
  const rows = await selectUses(db, _id)
    .where(({ or, eb, ref }) =>
      or(
        (['publishedId', 'scheduledId'] as const).map((pointer) =>
          eb('contentUses.revisionId', '=', ref(pointer)),
        ),
      ),
    )
    .select('type')
    .distinct()
    .execute()
  return [
    ...rows.map(({ type }) => cacheTagOf(type)),
    ...(await readCacheTags(db, itemUsages, _id)),
  ]
}

/** In any state: public, draft, history, trash or preview. */
export async function isItemReferenced(
  db: DbOrTrx,
  itemUsages: ItemUsages,
  _id: string,
): Promise<boolean> {
  const use = await db
    .selectFrom('contentUses')
    .select('revisionId')
    .where('target', 'in', ['picture', 'document'])
    .where('targetId', '=', _id)
    .limit(1)
    .executeTakeFirst()
  const view = await db
    .selectFrom('contentViews')
    .select('_id')
    // Ids contain nothing that JSON escapes.
    .where('data', 'like', `%"${_id}"%`)
    .limit(1)
    .executeTakeFirst()
  const tags = await readCacheTags(db, itemUsages, _id)
  return use !== undefined || view !== undefined || tags.length > 0
}
