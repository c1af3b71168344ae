import type { SearchKind } from 'contract/platform/search-kinds'
import type { Subject } from 'contract/subjects'

export type SearchedName = Subject | 'document' | 'draft'

/** Derived from other tables, and rebuilt if lost. */
export type SearchEntryTable = {
  id: number
  subject: SearchedName
  itemId: string
  revision: string
  kind: SearchKind
  path: string
  title: string
  date: string
  shownFrom: string
  shownUntil: string
  /** From then on it ranks below all that is valid. */
  expiresAt: string
}

/** Separate, as a search looks at thousands of entries but shows few texts. */
export type SearchBodyTable = {
  id: number
  body: string
  also: string
}

export type SearchTextTable = { id: number }
export type TextTable = 'searchText' | 'draftText'

export type SearchWordTable = { word: string; entries: number }

export type SearchStateTable = { name: string; value: string; version: string }
