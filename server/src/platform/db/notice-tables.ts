import type { Instant } from './timestamp.ts'

/** What lists of notices are narrowed and ordered by, of each revision of one: made of its data when that is written. */
export type NoticeFactTable = {
  revisionId: string
  title: string
  /** The entry of its category; empty where it names none. */
  categoryId: string
  /** A program code; empty where it is the whole college's. */
  department: string
  /** 1 or 0. */
  isUrgent: number
  /** When the day of its date began; null where it has none. */
  datedAt: Instant | null
  /** Days of the college's calendar: the last on which it is on top, or in force. */
  pinnedUntil: string | null
  validUntil: string | null
}
