import type { DbOrTrx } from '../db/schema.ts'
import type {
  SearchBodyTable,
  SearchEntryTable,
  SearchedName,
  TextTable,
} from '../db/search-tables.ts'

export type Listed = Pick<SearchEntryTable, 'itemId' | 'revision' | 'shownFrom' | 'shownUntil'>
export type VisiblePeriod = Omit<Listed, 'itemId'>
export type SearchDocument = Omit<SearchEntryTable, 'id' | 'subject' | 'expiresAt'> &
  Omit<SearchBodyTable, 'id'> & {
    categoryId?: string | null | undefined
    expiresAt?: string | undefined
  }

export type Source = {
  /** Everything visitors find now or later according to the database, or only these ids: no drafts, no trash. */
  list: (trx: DbOrTrx, only?: readonly string[]) => Promise<Listed[]>
  describe: (trx: DbOrTrx, listed: readonly Listed[]) => Promise<SearchDocument[]>
}

export const lines = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join('\n')

export const always = '9999'
export const ever = ''

export const whileThere = (itemId: string): Listed => ({
  itemId,
  revision: '',
  shownFrom: ever,
  shownUntil: always,
})

/** Of the public index or of the panel index; they share no tables. */
export type IndexTables = {
  entries: 'searchEntries' | 'draftEntries'
  bodies: 'searchBodies' | 'draftBodies'
  text: TextTable
  /** Row of `searchState`. */
  state: 'rules' | 'drafts'
}

export const publicTables = {
  entries: 'searchEntries',
  bodies: 'searchBodies',
  text: 'searchText',
  state: 'rules',
} as const satisfies IndexTables

export type SearchIndex = IndexTables & {
  tellsWords: boolean
  sources: ReadonlyMap<SearchedName, Source>
}
