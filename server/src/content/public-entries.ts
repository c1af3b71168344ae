import { contentNotFound } from 'contract/content/calls'
import { type ContentData, contentData } from 'contract/content/data'
import type { CollectionName } from 'contract/content/types'
import { notFound } from '../errors.ts'
import { shownContent } from '../library/shown-content.ts'
import type { Reading } from './entry.ts'
import { publicAt } from './public-at.ts'

/** An entry as visitors get it, and its id. */
export type PublicEntry = { _id: string; position: number; data: ContentData }

const publicRows = (db: Reading, type: CollectionName, moment: Date) =>
  db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(moment)))
    .select(['contentItems._id', 'position', 'data'])
    .where('contentItems.type', '=', type)

const readData = (db: Reading, type: CollectionName, stored: string, moment: Date) =>
  shownContent(db, type, contentData.parse(JSON.parse(stored)), moment)

/** The public entries of a type, in the order that staff have given them. */
export async function readEntries(
  db: Reading,
  type: CollectionName,
  moment: Date,
): Promise<PublicEntry[]> {
  const rows = await publicRows(db, type, moment)
    .orderBy('position')
    .orderBy('contentItems._id')
    .execute()
  return Promise.all(
    rows.map(async ({ _id, position, data }) => ({
      _id,
      position,
      data: await readData(db, type, data, moment),
    })),
  )
}

/** The public entry at a slug, or the one that was there last. Rejects with 404 when there is none. */
export async function readEntry(
  db: Reading,
  type: CollectionName,
  slug: string,
  moment: Date,
): Promise<ContentData> {
  const row =
    (await publicRows(db, type, moment)
      .where('contentRevisions.slug', '=', slug)
      .executeTakeFirst()) ??
    (await publicRows(db, type, moment)
      .innerJoin('contentAddresses', 'contentAddresses.itemId', 'contentItems._id')
      .where('contentAddresses.type', '=', type)
      .where('contentAddresses.slug', '=', slug)
      .where('since', '<=', moment.toISOString())
      .orderBy('since', 'desc')
      .executeTakeFirst())
  if (!row) throw notFound(contentNotFound)
  return readData(db, type, row.data, moment)
}
