import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { SearchBodyTable, SearchEntryTable, SearchedName, TextTable } from './tables.ts'

export type Reading = Kysely<Database>

/** What is found, and when; nothing is said yet of what it tells. */
export type Listed = Pick<SearchEntryTable, 'itemId' | 'revision' | 'shownFrom' | 'shownUntil'>
/** From when until when a revision of something is shown. */
export type Span = Omit<Listed, 'itemId'>
/** The same with all that it tells. */
export type Told = Omit<SearchEntryTable, 'id' | 'subject'> & Omit<SearchBodyTable, 'id'>

/** What can be found of a subject, or of documents. */
export type Source = {
  /** All that visitors find now or later, by what the database says: no draft, nothing in the trash. */
  list: (trx: Reading) => Promise<Listed[]>
  /** What these tell. What is gone is left out. */
  tell: (trx: Reading, listed: readonly Listed[]) => Promise<Told[]>
}

/** For ever. It sorts behind every instant. */
export const always = '9999'
/** Since ever. */
export const ever = ''

/** A record, which is found as long as it is there. */
export const whileThere = (itemId: string): Listed => ({
  itemId,
  revision: '',
  shownFrom: ever,
  shownUntil: always,
})

/** One of two indexes, which share no table: what visitors find, and what only the panel does. */
export type SearchIndex = {
  entries: 'searchEntries' | 'draftEntries'
  bodies: 'searchBodies' | 'draftBodies'
  text: TextTable
  /** The row of `searchState` with the rules that it was made by. */
  state: 'rules' | 'drafts'
  /** Whether its words are told to whoever has misspelt them. */
  tellsWords: boolean
  sources: ReadonlyMap<SearchedName, Source>
}
