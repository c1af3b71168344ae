import type { TranslationCode } from 'college/languages'
import type { Instant } from './timestamp.ts'

export type StudentTable = {
  _id: string
  name: string
  email: string
  /** Equal for all spellings of an address, see `platform/email-key`. */
  emailKey: string
  mobileNumber: string | null
  profilePhoto: string | null
  passwordHash: string | null
  verifiedAt: Instant | null
  /** Raised to invalidate all sign-ins; a login begun under an earlier epoch fails. */
  epoch: number
  disabledAt: Instant | null
  createdAt: Instant
  /** Null: English. */
  language: TranslationCode | null
}

export type StudentSessionTable = {
  tokenHash: string
  studentId: string
  userAgent: string
  createdAt: Instant
  lastSeenAt: Instant
  confirmedAt: Instant | null
}

export type EmailCodeTable = {
  studentId: string
  codeHash: string
  tries: number
  expiresAt: Instant
}

export type PasswordResetTable = {
  studentId: string
  tokenHash: string
  expiresAt: Instant
}

export type SignInStartTable = {
  tokenHash: string
  state: string
  nonce: string
  codeVerifier: string
  expiresAt: Instant
}

export type SignInProofTable = {
  tokenHash: string
  issuer: string
  subject: string
  email: string
  expiresAt: Instant
}

export type StudentLinkTable = {
  issuer: string
  /** The provider's stable id of the account, unlike its email. */
  subject: string
  studentId: string
  createdAt: Instant
}

export type KnownNetworkTable = {
  studentId: string
  networkHash: string
  lastSignInAt: Instant
}
