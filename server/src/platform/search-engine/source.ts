import type { TranslationCode } from 'college/languages'
import type { CacheTag } from 'contract/cache-tags'
import type { SearchKind } from 'contract/platform/search-kinds'
import type { DbOrTrx } from '../db/schema.ts'

export type SearchedName = CacheTag | 'document' | 'draft' | 'sitePage'

/** What visitors find from `shownFrom` until `shownUntil`. Without a revision, it may change at any time. */
export type Listed = { itemId: string; revision: string; shownFrom: string; shownUntil: string }
export type VisiblePeriod = Omit<Listed, 'itemId'>

export type SearchDocument = Listed & {
  kind: SearchKind
  path: string
  title: string
  /** In other languages; never shown. */
  alsoTitle?: string
  date: string
  /** From then on it ranks below all that is valid. */
  expiresAt?: string | undefined
  categoryId?: string | null | undefined
  body: string
  /** What stands out on its page besides the title; never shown. */
  headings?: string
  /** Words it is found by, which are never shown. */
  also: string
}

export type Source = {
  /** Everything visitors find now or later according to the database: no drafts, no trash. */
  list: (db: DbOrTrx) => Promise<Listed[]>
  /** In English, or with the texts that are translated into a language. */
  describe: (
    db: DbOrTrx,
    listed: readonly Listed[],
    language?: TranslationCode,
  ) => Promise<SearchDocument[]>
}
export type SearchSources = ReadonlyMap<SearchedName, Source>

export const lines = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join('\n')

export const noEnd = '9999'
export const fromStart = ''

export const alwaysListed = (itemId: string): Listed => ({
  itemId,
  revision: '',
  shownFrom: fromStart,
  shownUntil: noEnd,
})
