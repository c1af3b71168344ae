import type { RawBuilder } from 'kysely'
import type { Engine } from '../db/engine.ts'
import type { DbOrTrx } from '../db/schema.ts'
import type {
  SearchBodyTable,
  SearchEntryTable,
  SearchedName,
  TextTable,
} from '../db/search-tables.ts'

export type Listed = Pick<SearchEntryTable, 'itemId' | 'revision' | 'shownFrom' | 'shownUntil'>
export type VisiblePeriod = Omit<Listed, 'itemId'>
export type SearchDocument = Omit<SearchEntryTable, 'id' | 'subject'> &
  Omit<SearchBodyTable, 'id'> & {
    categoryId?: string | null | undefined
    isExpired?: boolean
  }

export type Source = {
  /** Everything visitors find now or later according to the database, or only these ids: no drafts, no trash. */
  list: (trx: DbOrTrx, only?: readonly string[]) => Promise<Listed[]>
  /**
   * For comparison inside the engine: `id`, and as `state` the revision if it is the only one and without limits of time, else
   * null. Without it everything is compared.
   */
  states?: (engine: Engine) => RawBuilder<unknown>
  tell: (trx: DbOrTrx, listed: readonly Listed[]) => Promise<SearchDocument[]>
}

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
}

export const publicTables = {
  entries: 'searchEntries',
  bodies: 'searchBodies',
  text: 'searchText',
} as const satisfies IndexTables

export type SearchIndex = IndexTables & {
  state: 'rules' | 'drafts'
  tellsWords: boolean
  sources: ReadonlyMap<SearchedName, Source>
}
