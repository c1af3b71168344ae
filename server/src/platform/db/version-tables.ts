import type { ActivityAction } from 'contract/platform/activity'
import type { Instant } from './timestamp.ts'

/** A version of an event or a person. One of the two ids is set. */
export type RecordVersionTable = {
  _id: string
  eventId: string | null
  memberId: string | null
  author: string
  /** Of a profile change that somebody else sent. */
  approvedBy: string | null
  savedAt: Instant
  action: ActivityAction
  /** JSON of the columns that it changed, as they were before. */
  before: string
}

/** Who writes a record, how and when. */
export type Written = Pick<RecordVersionTable, 'author' | 'action'> & {
  approvedBy?: string
  at: Date
}
