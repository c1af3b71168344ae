import type { TranslationCode } from 'college/languages'
import type { SearchResult } from 'contract/search/search'
import { itemLanguage, selectItems } from '../../content/library/rows.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { SearchEntry } from '../../platform/search-engine/search-index.ts'
import { documentType } from '../../platform/storage/document-names.ts'
import { readNamed, revisionsShowing } from '../sources/document-source.ts'

const maxNamed = 3

type DocumentResult = NonNullable<SearchResult['document']>

export async function documentResults(
  db: DbOrTrx,
  entries: readonly SearchEntry[],
  fill: (text: string) => string,
  language?: TranslationCode,
): Promise<Map<string, DocumentResult>> {
  const revisions = new Map(
    entries
      .filter(({ kind }) => kind === 'document')
      .map((entry) => [entry.itemId, revisionsShowing(entry)]),
  )
  if (revisions.size === 0) return new Map()
  const [named, rows] = await Promise.all([
    readNamed(db, [...revisions.values()].flat(), language),
    selectItems(db)
      .where('libraryItems._id', 'in', [...revisions.keys()])
      .execute(),
  ])
  return new Map(
    rows.map((row) => [
      row._id,
      {
        type: documentType(row.address),
        bytes: row.bytes,
        ...(row.pages && { pages: row.pages }),
        ...(itemLanguage(row) && { language: itemLanguage(row) }),
        shownOn: named
          .filter(({ _id }) => revisions.get(row._id)?.includes(_id))
          .slice(0, maxNamed)
          .map(({ title, path }) => ({ title: fill(title), path })),
      },
    ]),
  )
}
