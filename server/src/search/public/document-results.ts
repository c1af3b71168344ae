import type { SearchResult } from 'contract/search/search'
import { itemLanguage, selectItems } from '../../content/library/rows.ts'
import { publicAt } from '../../content/model/public-at.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { documentType } from '../../platform/storage/document-names.ts'
import { readNamed } from '../sources/named-revisions.ts'

const mostNamed = 3

type DocumentResult = NonNullable<SearchResult['document']>
type Showing = DocumentResult['shownOn'][number]

async function pagesShowing(
  db: DbOrTrx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Showing[]>> {
  const rows = await db
    .selectFrom('contentUses')
    .innerJoin('contentItems', 'contentItems._id', 'contentUses.itemId')
    .innerJoin('contentRevisions', 'contentRevisions._id', 'contentUses.revisionId')
    .select(['targetId', 'contentUses.revisionId'])
    .where('target', '=', 'document')
    .where('targetId', 'in', ids)
    .where('contentUses.revisionId', '=', publicAt(now))
    .orderBy('publishedAt', 'desc')
    .orderBy('contentRevisions.slug')
    .orderBy('contentItems.type', 'desc')
    .execute()
  const firsts = Map.groupBy(rows, ({ targetId }) => targetId)
  const chosen = [...firsts].map(([id, uses]): [string, string[]] => [
    id,
    [...new Set(uses.map(({ revisionId }) => revisionId))].slice(0, mostNamed),
  ])
  const named = await readNamed(
    db,
    chosen.flatMap(([, revisions]) => revisions),
  )
  return new Map(
    chosen.map(([id, revisions]) => [
      id,
      revisions.flatMap((_id) => {
        const page = named.get(_id)
        return page ? [{ title: page.title, path: page.path }] : []
      }),
    ]),
  )
}

export async function documentResults(
  db: DbOrTrx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, DocumentResult>> {
  if (ids.length === 0) return new Map()
  const [pages, rows] = await Promise.all([
    pagesShowing(db, ids, now),
    selectItems(db).where('libraryItems._id', 'in', ids).execute(),
  ])
  return new Map(
    rows.map((row) => [
      row._id,
      {
        type: documentType(row.address),
        bytes: row.bytes,
        ...(row.pages && { pages: row.pages }),
        ...(itemLanguage(row) && { language: itemLanguage(row) }),
        shownOn: pages.get(row._id) ?? [],
      },
    ]),
  )
}
