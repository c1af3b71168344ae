import { labelAt } from 'contract/content/labels'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import type { LibraryPlace } from 'contract/library/items'
import { dataOf, entriesOf, itemAt, type Reading } from '../content/entry.ts'

/** The revisions that entries point to, and where in them something of the library is named. */
const selectUses = (db: Reading, _id: string) =>
  db
    .selectFrom('contentUses')
    .innerJoin('contentItems', 'contentItems._id', 'contentUses.itemId')
    .innerJoin('contentRevisions', 'contentRevisions._id', 'contentUses.revisionId')
    .where('target', 'in', ['picture', 'document'])
    .where('targetId', '=', _id)
    .where('contentItems.deletedAt', 'is', null)

/** Where an item is used, in what is public, written or to be published. */
export async function placesOf(db: Reading, _id: string, moment: Date): Promise<LibraryPlace[]> {
  const uses = await selectUses(db, _id)
    .where(({ or, eb, ref }) =>
      or(
        (['publishedId', 'draftId', 'scheduledId'] as const).map((pointer) =>
          eb('contentUses.revisionId', '=', ref(pointer)),
        ),
      ),
    )
    .selectAll('contentRevisions')
    .select('contentUses.path')
    .execute()
  if (uses.length === 0) return []
  const ids = [...new Set(uses.map(({ itemId }) => itemId))]
  const items = await db.selectFrom('contentItems').selectAll().where('_id', 'in', ids).execute()
  const entries = await entriesOf(db, items, moment)
  const places = items.flatMap((stored) => {
    const item = itemAt(stored, moment)
    const title = entries.find((entry) => entry._id === item._id)?.title ?? ''
    const own = uses.filter(({ itemId }) => itemId === item._id)
    const isPublicAt = (path: string) =>
      own.some((use) => use.path === path && use._id === item.publishedId)
    return own.map((use) => ({
      entryId: item._id,
      title,
      path: use.path,
      label: labelAt(contentTypes[item.type].fields, dataOf(use), use.path),
      isPublic: isPublicAt(use.path),
    }))
  })
  return [...new Map(places.map((place) => [`${place.entryId} ${place.path}`, place])).values()]
}

/** The types of which something that is public, or will be by itself, names an item. */
export async function typesShowing(db: Reading, _id: string): Promise<ContentTypeName[]> {
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
  return rows.map(({ type }) => type)
}

/** Whether any state of anything names an item: what is public, a draft, a history, the trash, or a draft that somebody looks at. */
export async function isNamed(db: Reading, _id: string): Promise<boolean> {
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
    // Ids have no character that JSON escapes.
    .where('data', 'like', `%"${_id}"%`)
    .limit(1)
    .executeTakeFirst()
  return use !== undefined || view !== undefined
}
