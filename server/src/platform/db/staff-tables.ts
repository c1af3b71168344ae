import type { Ending } from 'contract/accounts/invitations'
import type { Role } from 'contract/platform/roles'
import type { Instant } from './timestamp.ts'

export type AdminTable = {
  _id: string
  /** Lower case. */
  email: string
  passwordHash: string
  createdAt: Instant
  /** Empty where nobody has said it. */
  name: string
  role: Role
  /** JSON of program codes; an empty list is the whole college. */
  departments: string
  /** 1 or 0, of roles of which some may publish. */
  mayPublish: number
  /** Whose public profile is the own one. */
  memberId: string | null
  /** Set by an owner: the account can do nothing. */
  disabledAt: Instant | null
  lastLoginAt: Instant | null
  /** Since when it has its role. */
  roleSince: Instant
}

export type AdminSessionTable = {
  /** SHA-256 of the cookie's token, hexadecimal. */
  tokenHash: string
  adminId: string
  createdAt: Instant
  lastSeenAt: Instant
  /** When the password was entered again; allows one deletion that asks for it. */
  verifiedAt: Instant | null
  /** What the browser said of itself, and the network it logged in from, for the list of sessions. */
  userAgent: string | null
  network: string | null
}

/** Links by which administrators set a new password. */
export type AdminResetTable = {
  tokenHash: string
  adminId: string
  expiresAt: Instant
}

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
