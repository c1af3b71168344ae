import type { DocumentFault, TextKind } from 'contract/content/library/document-facts'
import type { LibraryKind, LibraryWords } from 'contract/content/library/items'
import type { Instant } from './timestamp.ts'

/** A picture or a document that content can name. Its file is the version that it points to. */
export type LibraryItemTable = {
  _id: string
  kind: LibraryKind
  name: string
  alt: string | null
  /** 1 or 0. */
  isDecorative: number
  caption: string | null
  credit: string | null
  /** Of a document, as somebody said it; what was read of its file is in `DocumentTable`. */
  saidLanguage: NonNullable<LibraryWords['language']> | null
  versionId: string
  /** Raised by every write, which names the one that it was made from. */
  version: number
  /** Who wrote it last, and when. */
  author: string
  savedAt: Instant
  createdAt: Instant
  /** Out of the library since then; what still names it in a history finds it until the sweep. */
  deletedAt: Instant | null
}

/** A file that an item has or had. It never changes, but for where the middle of a picture is, and what somebody writes that it says. */
export type LibraryVersionTable = {
  _id: string
  itemId: string
  /** The uploaded picture, or the place of a document. */
  address: string
  /** An upright cut of a picture around its focal point, uploaded as a picture of its own. */
  cut: string | null
  /** Of a picture that came in a package: where the bytes lie that it was made of. Visitors never get them. */
  origin: string | null
  focusX: number
  focusY: number
  /** What a document without text of its own says. */
  transcript: string | null
  /** Of the document as visitors get it, or of what was uploaded as a picture. */
  bytes: number
  /** Of what was uploaded. */
  sha256: string
  author: string
  createdAt: Instant
}

/** What was read of a file of a document; there is no row before. */
export type DocumentTable = {
  versionId: string
  pages: number | null
  /** Code of BCP 47. */
  language: string | null
  /** 1 or 0, as all that follows of its kind. */
  saysLanguage: number
  title: string | null
  /** What there is to read in it; null where it has a fault. */
  textKind: TextKind | null
  isTagged: number
  isProtected: number
  isCut: number
  /** Why it would not be taken today. */
  fault: DocumentFault | null
  /** For search; empty unless it is a text. */
  text: string
  readAt: Instant
}
