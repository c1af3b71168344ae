import { contentData } from 'contract/content/data'
import { publicAt } from '../content/public-at.ts'
import type { Reading } from '../search/source.ts'

/** What the categories that visitors see are called, by their ids. */
export async function readCategoryTitles(
  db: Reading,
  moment: Date,
): Promise<ReadonlyMap<unknown, string>> {
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(moment)))
    .select(['contentItems._id', 'data'])
    .where('contentItems.type', '=', 'eventCategory')
    .execute()
  return new Map(
    rows.map(({ _id, data }) => [_id, String(contentData.parse(JSON.parse(data)).title ?? '')]),
  )
}
