import { contentData } from 'contract/content/data'
import type { CollectionName } from 'contract/content/types'
import { publicAt } from '../../content/model/public-at.ts'
import { readEntries } from '../../content/public/public-entries.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'

const titleIn = (data: string) => String(contentData.parse(JSON.parse(data)).title ?? '')

export async function readCategoryTitles(
  db: DbOrTrx,
  now: Date,
  types: readonly CollectionName[] = ['eventCategory'],
): Promise<ReadonlyMap<unknown, string>> {
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
    .select(['contentItems._id', 'data'])
    .where('contentItems.type', 'in', types)
    .execute()
  return new Map(rows.map(({ _id, data }) => [_id, titleIn(data)]))
}

export async function categoryTitlesIn(
  db: DbOrTrx,
  now: Date,
  language: ReaderLanguage,
): Promise<ReadonlyMap<unknown, string>> {
  if (!language) return readCategoryTitles(db, now)
  const categories = await readEntries(db, 'eventCategory', now, language)
  return new Map(categories.map(({ _id, data }) => [_id, String(data.title ?? '')]))
}
