import type { Instant } from './timestamp.ts'

/** Stays theirs for good: never given to anybody else, even after deletion. */
export type MemberAddressTable = {
  slug: string
  memberId: string
}

export type ProfileChangeTable = {
  memberId: string
  author: string
  data: string
  photo: string | null
  sentAt: Instant
  returnedAt: Instant | null
  returnedBy: string | null
  note: string | null
}
