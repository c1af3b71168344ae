import type { Kysely, RawBuilder } from 'kysely'
import type { Engine } from '../db/engine.ts'
import type { Database } from '../db/schema.ts'
import type { SearchBodyTable, SearchEntryTable, SearchedName, TextTable } from './tables.ts'

export type Reading = Kysely<Database>

/** What is found, and when; nothing is said yet of what it tells. */
export type Listed = Pick<SearchEntryTable, 'itemId' | 'revision' | 'shownFrom' | 'shownUntil'>
/** From when until when a revision of something is shown. */
export type Span = Omit<Listed, 'itemId'>
/** The same with all that it tells. */
export type Told = Omit<SearchEntryTable, 'id' | 'subject'> &
  Omit<SearchBodyTable, 'id'> & {
    /** The category that it is in: it is found by what that is called, too. */
    categoryId?: string | null | undefined
    /** Whether it is an expired notice. */
    isExpired?: boolean
  }

/** What can be found of a subject, or of documents. */
export type Source = {
  /** All that visitors find now or later, by what the database says, or what of these they do: no draft, nothing in the trash. */
  list: (trx: Reading, only?: readonly string[]) => Promise<Listed[]>
  /**
   * A row for each thing that is listed, as the engine tells it: its `id`, and as its `state` the revision that is listed, where
   * that is the only one, since ever and for ever; null of all others. Without it everything is compared.
   */
  states?: (engine: Engine) => RawBuilder<unknown>
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
