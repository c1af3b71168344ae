import type { Ending } from 'contract/invitations'
import type { Role } from 'contract/roles'
import type { Instant } from './instant.ts'

/** Somebody who may make an account for the panel. There is one for an address, and its link is known by its hash alone. */
export type InvitationTable = {
  _id: string
  /** Lower case. */
  email: string
  tokenHash: string
  name: string
  role: Role
  /** As those of an account are kept. */
  departments: string
  mayPublish: number
  memberId: string | null
  invitedById: string
  createdAt: Instant
  expiresAt: Instant
}

/** The link of an invitation that is there no more, to tell whoever follows it why. */
export type EndedInvitationTable = {
  tokenHash: string
  ending: Exclude<Ending, 'expired' | 'unknown'>
  endedAt: Instant
}
