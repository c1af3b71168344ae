import type { ReferenceTarget } from 'contract/content/data'
import type { CollectionName, EntryTypeName } from 'contract/content/types'
import type { Instant } from './timestamp.ts'

export type ContentItemTable = {
  _id: string
  type: EntryTypeName
  /** What it is a translation of, and into which language; null for everything else. */
  sourceId: string | null
  language: string | null
  /** The slug reserved by the edited revision; empty for singletons, null if it is invalid or taken. */
  slug: string | null
  department: string | null
  /** Raised by every write; a write names the version it was made from. */
  version: number
  position: number
  publishedId: string | null
  draftId: string | null
  scheduledId: string | null
  publishAt: Instant | null
  unpublishAt: Instant | null
  deletedAt: Instant | null
  firstPublicAt: Instant | null
  createdAt: Instant
  ownerId: string | null
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

export type ContentRevisionTable = {
  _id: string
  itemId: string
  slug: string
  basedOnId: string | null
  data: string
  author: string
  savedAt: Instant
  publishedAt: Instant | null
}

export type EditingPresenceTable = {
  itemId: string
  adminId: string
  seenAt: Instant
}

export type ContentViewTable = {
  _id: string
  tokenHash: string
  itemId: string
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
  target: ReferenceTarget['kind']
  targetId: string
}
