import type { Instant } from './timestamp.ts'

/** An address that the page of somebody has or had. It is theirs for good, and nobody else's after they are deleted. */
export type MemberAddressTable = {
  slug: string
  memberId: string
}

/** What somebody has changed of the own profile, until it is approved or taken back. */
export type ProfileChangeTable = {
  memberId: string
  /** Email of the account that sent it. */
  author: string
  /** JSON of the columns of the profile, without the photo. */
  data: string
  /** Address of another photo. */
  photo: string | null
  sentAt: Instant
  /** When somebody has returned it, who, and why. */
  returnedAt: Instant | null
  returnedBy: string | null
  note: string | null
}
