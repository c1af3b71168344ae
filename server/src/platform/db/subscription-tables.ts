import type { Pace } from 'contract/messaging/subscriptions'
import type { Instant } from './timestamp.ts'

/** Who wants to be told of notices by mail: an address, whether or not a student has it. */
export type SubscriptionTable = {
  _id: string
  /** As it was written; mail goes there. */
  email: string
  /** One key for all spellings of the address, see `platform/mail/email-key`. */
  emailKey: string
  /** SHA-256 of the token in the link that was mailed first, see `platform/http/link-tokens`. */
  token: string
  pace: Pace
  /** JSON lists: ids of categories, and program codes. An empty one is all. */
  categories: string
  departments: string
  /** When it was last asked for; what is not confirmed within days is removed. */
  askedAt: Instant
  /** When it was proven that whoever reads the mail wants it. */
  confirmedAt: Instant | null
  /** The number of the last news that it was told of, or that is none of its own. */
  toldNumber: number
  /** How many mails in a row came back. */
  bounces: number
  /** 1 when the last mail is among them, else 0. */
  isLastBounced: number
  /** When the first of them did. */
  bouncesSince: Instant | null
}

/** Which notices are news: a row for each that has ever been public, which stays when the notice goes. */
export type NoticeNewsTable = {
  itemId: string
  /** Counts what is news, in the order of the commits; null of what was old when it became public. */
  number: number | null
  /** 1 when it was withdrawn before anybody was told; should it come back, it is news under another number. */
  isAway: number
  notedAt: Instant
  /** When the first mail that names it was handed over. */
  toldAt: Instant | null
}
