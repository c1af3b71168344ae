import type { DbOrTrx } from '../db/schema.ts'
import type { SearchBodyTable, SearchEntryTable, SearchedName, TextTable } from './tables.ts'

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
  tell: (trx: DbOrTrx, listed: readonly Listed[]) => Promise<SearchDocument[]>
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

/** Public index or panel index; they share no tables. */
export type SearchIndex = {
  entries: 'searchEntries' | 'draftEntries'
  bodies: 'searchBodies' | 'draftBodies'
  text: TextTable
  state: 'rules' | 'drafts'
  tellsWords: boolean
  sources: ReadonlyMap<SearchedName, Source>
}
