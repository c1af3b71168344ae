import type { TranslationCode } from 'college/languages'
import type { InvitationStatus } from 'contract/accounts/invitations'
import type { Role } from 'contract/platform/roles'
import type { Instant } from './timestamp.ts'

export type AdminTable = {
  _id: string
  email: string
  passwordHash: string
  createdAt: Instant
  name: string
  role: Role
  departments: string
  mayPublish: number
  memberId: string | null
  disabledAt: Instant | null
  lastLoginAt: Instant | null
  roleSince: Instant
  setUpDismissedAt: Instant | null
  /** Of emails: that of the page of the last login. Null: English. */
  language: TranslationCode | null
}

export type AdminSessionTable = {
  tokenHash: string
  adminId: string
  createdAt: Instant
  lastSeenAt: Instant
  verifiedAt: Instant | null
  userAgent: string | null
  network: string | null
}

export type AdminResetTable = {
  tokenHash: string
  adminId: string
  expiresAt: Instant
}

export type InvitationTable = {
  _id: string
  email: string
  tokenHash: string
  name: string
  role: Role
  departments: string
  mayPublish: number
  memberId: string | null
  invitedById: string
  createdAt: Instant
  expiresAt: Instant
}

export type EndedInvitationTable = {
  tokenHash: string
  ending: Exclude<InvitationStatus, 'expired' | 'unknown'>
  endedAt: Instant
}
