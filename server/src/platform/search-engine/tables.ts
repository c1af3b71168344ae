import type { SearchKind } from 'contract/platform/search-kinds'
import type { Subject } from 'contract/subjects'

/** What entries tell of: the things of a subject, the documents that any of them show, or what is written and not public. */
export type SearchedName = Subject | 'document' | 'draft'

/** Something that visitors find, from one moment until another. It is made of other tables, and made anew when it is lost. */
export type SearchEntryTable = {
  /** It orders entries of a kind by their dates, see `entry-numbers.ts`. */
  id: number
  subject: SearchedName
  /** The record, entry or document that it tells of, and the revision of it; that of a record is empty. */
  itemId: string
  revision: string
  kind: SearchKind
  /** The address of its page. */
  path: string
  title: string
  /** The instant that orders what is alike otherwise, the latest first; empty where there is none. */
  date: string
  /** When it is found: from an instant on, empty for always, until before another. */
  shownFrom: string
  shownUntil: string
}

/** The words of an entry, apart from it: a search looks at thousands of entries, and shows the words of a few. */
export type SearchBodyTable = {
  id: number
  /** What it says, as it is shown. */
  body: string
  /** What it is found by, too, and is not shown. */
  also: string
}

/** The words of an entry, in the engine's own index: see `engines.ts`. */
export type SearchTextTable = { id: number }
/** What only the panel finds has a table of its own. */
export type TextTable = 'searchText' | 'draftText'

/** A word that stands in entries, and in how many. */
export type SearchWordTable = { word: string; entries: number }

/** Of the index as a whole: which rules it was made by. */
export type SearchStateTable = { name: string; value: string }
