import type { Target } from 'contract/content/data'
import type { CollectionName, ContentTypeName } from 'contract/content/types'
import type { Instant } from './timestamp.ts'

export type ContentItemTable = {
  _id: string
  type: ContentTypeName
  /** The slug reserved by the edited revision; empty for singletons, null if it is invalid or taken. */
  slug: string | null
  /** Of the public revision, or else the edited one; null for the whole college. */
  department: string | null
  /** Raised by every write; a write names the version it was made from. */
  version: number
  position: number
  publishedId: string | null
  draftId: string | null
  /** Replaces the public revision at `publishAt`. */
  scheduledId: string | null
  publishAt: Instant | null
  unpublishAt: Instant | null
  /** In the trash since. */
  deletedAt: Instant | null
  /** Kept whatever became of it since. */
  firstPublicAt: Instant | null
  createdAt: Instant
  ownerId: string | null
  /** Next review date, and the interval in months. */
  reviewBy: string | null
  reviewMonths: number | null
  requestedId: string | null
  requestedBy: string | null
  requestedAt: Instant | null
  requestNote: string | null
  returnedBy: string | null
  returnedAt: Instant | null
  returnNote: string | null
}

/** Immutable, except as its author's draft. */
export type ContentRevisionTable = {
  _id: string
  itemId: string
  slug: string
  basedOnId: string | null
  /** JSON, read by today's rules. */
  data: string
  author: string
  savedAt: Instant
  publishedAt: Instant | null
}

export type ContentViewTable = {
  _id: string
  tokenHash: string
  itemId: string
  /** Null: anybody with the link. */
  readerId: string | null
  author: string
  data: string
  createdAt: Instant
  expiresAt: Instant
}

/** All addresses an entry was, is or will be public under; old ones redirect. */
export type ContentAddressTable = {
  type: CollectionName
  slug: string
  itemId: string
  since: Instant
}

export type ContentUseTable = {
  revisionId: string
  itemId: string
  /** Path of keys, such as `slides.k3.picture`. */
  path: string
  target: Target['kind']
  targetId: string
}
