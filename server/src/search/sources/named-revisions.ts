import { type ContentData, contentData } from 'contract/content/data'
import { withDefaults } from '../../content/model/with-defaults.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { resultPathOf, searchTitleOf } from './content-source.ts'
import { namedContent } from './searched-content.ts'

export type NamedRevision = { title: string; path: string; data: ContentData }

export async function readNamed(
  db: DbOrTrx,
  ids: readonly string[],
): Promise<Map<string, NamedRevision>> {
  if (ids.length === 0) return new Map()
  const revisions = await db
    .selectFrom('contentRevisions')
    .innerJoin('contentItems', 'contentItems._id', 'contentRevisions.itemId')
    .select(['contentRevisions._id', 'type', 'contentRevisions.slug', 'data'])
    .where('contentRevisions._id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    revisions.map(({ _id, type, slug, data: stored }) => {
      const words = namedContent(type)
      const data = withDefaults(type, contentData.parse(JSON.parse(stored)))
      return [
        _id,
        { title: searchTitleOf(words, data), path: resultPathOf(type, words, { slug }), data },
      ]
    }),
  )
}
