import { contentData } from 'contract/content/data'
import { contentTypes } from 'contract/content/types'
import type { Found } from 'contract/search'
import { complete } from '../content/complete.ts'
import { publicAt } from '../content/public-at.ts'
import { selectItems } from '../library/rows.ts'
import { type Named, pathOf, titleOf } from './content-source.ts'
import type { Reading } from './source.ts'
import { searchedContent } from './sources.ts'

/** Pages that are named of those that show a document. */
const mostNamed = 3

type FoundDocument = NonNullable<Found['document']>
type Showing = FoundDocument['shownOn'][number]

/** The pages that show documents at a moment, by the id of the document: those that were published last first. */
async function pagesShowing(
  db: Reading,
  ids: readonly string[],
  moment: Date,
): Promise<Map<string, Showing[]>> {
  const rows = await db
    .selectFrom('contentUses')
    .innerJoin('contentItems', 'contentItems._id', 'contentUses.itemId')
    .innerJoin('contentRevisions', 'contentRevisions._id', 'contentUses.revisionId')
    .select(['targetId', 'type', 'contentRevisions.slug', 'data'])
    .where('target', '=', 'document')
    .where('targetId', 'in', ids)
    .where('contentUses.revisionId', '=', publicAt(moment))
    .orderBy('publishedAt', 'desc')
    .orderBy('contentRevisions.slug')
    .execute()
  const pages = new Map<string, Showing[]>()
  for (const { targetId, type, slug, data } of rows) {
    const known = pages.get(targetId) ?? []
    const how = searchedContent[type]
    const named: Named = 'leftOut' in how ? { title: { words: contentTypes[type].one } } : how
    const path = pathOf(type, named, { slug })
    if (known.length === mostNamed || known.some((page) => page.path === path)) continue
    const title = titleOf(named, complete(type, contentData.parse(JSON.parse(data))))
    pages.set(targetId, [...known, { title, path }])
  }
  return pages
}

/** What is said of documents where they are found: what they are, and which pages show them at a moment. */
export async function tellOfDocuments(
  db: Reading,
  ids: readonly string[],
  moment: Date,
): Promise<Map<string, FoundDocument>> {
  if (ids.length === 0) return new Map()
  const pages = await pagesShowing(db, ids, moment)
  const rows = await selectItems(db).where('libraryItems._id', 'in', ids).execute()
  return new Map(
    rows.map((row) => [
      row._id,
      {
        bytes: row.bytes,
        ...(row.pages && { pages: row.pages }),
        ...(row.language && { language: row.language }),
        shownOn: pages.get(row._id) ?? [],
      },
    ]),
  )
}
