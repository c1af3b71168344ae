import type { Instant } from './timestamp.ts'

/** Derived from the data of each revision of a notice when that is written, for filtering and sorting. */
export type NoticeFactTable = {
  revisionId: string
  title: string
  categoryId: string
  department: string
  isUrgent: number
  datedAt: Instant | null
  pinnedUntil: string | null
  validUntil: string | null
}
