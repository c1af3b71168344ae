import type { Target } from 'contract/content/data'
import type { CollectionName, ContentTypeName } from 'contract/content/types'
import type { Instant } from './timestamp.ts'

/** Something that the college writes itself. Its revisions hold the words; what is public is a pointer to one of them. */
export type ContentItemTable = {
  _id: string
  type: ContentTypeName
  /**
   * The slug that is held for what is edited: empty where there is one entry only, null where what is written is no slug or
   * another entry has it.
   */
  slug: string | null
  /** The program code of its department: of what is public, or else edited; null where it is the whole college's. */
  department: string | null
  /** Raised by every write, which names the one that it was made from. */
  version: number
  /** Its place among the entries of its type, the smallest first. */
  position: number
  publishedId: string | null
  draftId: string | null
  /** What takes the place of the public revision at `publishAt`. */
  scheduledId: string | null
  publishAt: Instant | null
  /** From then on visitors do not see it any more. */
  unpublishAt: Instant | null
  /** When it went to the trash: as if it were not there, but for who restores it. */
  deletedAt: Instant | null
  /** When visitors first saw it, whatever became of it since; null until somebody has noted it. */
  firstPublicAt: Instant | null
  createdAt: Instant
  /** The administrator who looks after it; nobody once that account is gone. */
  ownerId: string | null
  /** The day of the calendar by which somebody is to look at it again, and how many months later the next time. */
  reviewBy: string | null
  reviewMonths: number | null
  /** The revision whose publication somebody waits for, who that is, and what is said to whoever publishes. */
  requestedId: string | null
  requestedBy: string | null
  requestedAt: Instant | null
  requestNote: string | null
  /** Who returned the last request and why, until something is asked for or published again. */
  returnedBy: string | null
  returnedAt: Instant | null
  returnNote: string | null
}

/** One state of such an entry. It never changes, except as the draft of its author. */
export type ContentRevisionTable = {
  _id: string
  itemId: string
  /** The slug in its data: it has its address when it is public. */
  slug: string
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

/** An address that an entry was, is or will be public under: the others lead to the one that it has now. */
export type ContentAddressTable = {
  type: CollectionName
  slug: string
  itemId: string
  /** From when on. */
  since: Instant
}

/** That a revision refers to something else. */
export type ContentUseTable = {
  revisionId: string
  itemId: string
  /** Where in its data, with the keys of items: `slides.k3.picture`. */
  path: string
  target: Target['kind']
  targetId: string
}
