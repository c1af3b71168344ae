import type { TranslationCode } from 'college/languages'
import type { Pace } from 'contract/messaging/subscriptions'
import type { Instant } from './timestamp.ts'

export type SubscriptionTable = {
  _id: string
  email: string
  emailKey: string
  token: string
  pace: Pace
  categories: string
  departments: string
  askedAt: Instant
  confirmedAt: Instant | null
  toldNumber: number
  bounces: number
  isLastBounced: number
  bouncesSince: Instant | null
  /** Null: English. */
  language: TranslationCode | null
}

/** A row per notice that was ever public; it outlives the notice. */
export type NoticeNewsTable = {
  itemId: string
  /** Serial number in commit order; null if it was old when it became public. */
  number: number | null
  /** 1 if withdrawn before anybody was notified: republished, it is news again. */
  isAway: number
  notedAt: Instant
  toldAt: Instant | null
  /** 1 if it was emailed before, and again because it was wrong. */
  isCorrection: number
}
