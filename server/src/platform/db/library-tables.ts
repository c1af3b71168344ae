import type { DocumentProblem, TextKind } from 'contract/content/library/document-facts'
import type { LibraryKind, LibraryTexts } from 'contract/content/library/items'
import type { Instant } from './timestamp.ts'

export type LibraryItemTable = {
  _id: string
  kind: LibraryKind
  name: string
  alt: string | null
  isDecorative: number
  caption: string | null
  credit: string | null
  collection: string | null
  saidLanguage: NonNullable<LibraryTexts['language']> | null
  versionId: string
  version: number
  author: string
  savedAt: Instant
  createdAt: Instant
  deletedAt: Instant | null
}

/** Immutable, except for the focal point and the transcript. */
export type LibraryVersionTable = {
  _id: string
  itemId: string
  address: string
  cut: string | null
  /** The original of an imported picture, never served. */
  origin: string | null
  focusX: number
  focusY: number
  transcript: string | null
  /** As served; for pictures, of the upload. */
  bytes: number
  sha256: string
  author: string
  createdAt: Instant
}

export type DocumentTable = {
  versionId: string
  pages: number | null
  language: string | null
  saysLanguage: number
  title: string | null
  textKind: TextKind | null
  isTagged: number
  isProtected: number
  isCut: number
  fault: DocumentProblem | null
  text: string
  readAt: Instant
}
