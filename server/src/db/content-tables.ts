import type { ContentTypeName } from 'contract/content/types'
import type { Instant } from './instant.ts'

/** Something that the college writes itself. Its revisions hold the words; what is public is a pointer to one of them. */
export type ContentItemTable = {
  _id: string
  type: ContentTypeName
  /** Its own part of its address; empty where there is one entry only. */
  slug: string
  /** Raised by every write, which names the one that it was made from. */
  version: number
  publishedId: string | null
  draftId: string | null
  /** What takes the place of the public revision at `publishAt`. */
  scheduledId: string | null
  publishAt: Instant | null
  createdAt: Instant
}

/** One state of such an entry. It never changes, except as the draft of its author. */
export type ContentRevisionTable = {
  _id: string
  itemId: string
  /** What was public when it was begun. */
  basedOnId: string | null
  /** JSON of the fields, read by the rules of today. */
  data: string
  /** Email of the administrator, or what `recordActivity` knows besides them. */
  author: string
  savedAt: Instant
  /** When it was first public. */
  publishedAt: Instant | null
}

/** A state of an entry that is not public, and who may look at it on its page for some time. */
export type ContentViewTable = {
  _id: string
  tokenHash: string
  itemId: string
  /** The administrator who writes it; null where whoever has the link may read. */
  readerId: string | null
  author: string
  data: string
  createdAt: Instant
  expiresAt: Instant
}
