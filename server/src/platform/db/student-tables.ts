import type { Instant } from './timestamp.ts'

export type StudentTable = {
  _id: string
  name: string
  /** As it was written at sign-up; mail goes there. */
  email: string
  /** One key for all spellings of the address, see `platform/mail/email-key`. */
  emailKey: string
  mobileNumber: string | null
  profilePhoto: string | null
  /** Absent when the student only signs in with a third-party account. */
  passwordHash: string | null
  /** When it was proven that the address is the student's. */
  verifiedAt: Instant | null
  /** Raised when nothing that could sign in before may do so any more; a login that began under an earlier one fails. */
  epoch: number
  /** Set by the operator: the account can do nothing. */
  disabledAt: Instant | null
  createdAt: Instant
}

export type StudentSessionTable = {
  /** SHA-256 of the cookie's token, hexadecimal. */
  tokenHash: string
  studentId: string
  /** What the browser said of itself, for the list of sessions. */
  userAgent: string
  createdAt: Instant
  lastSeenAt: Instant
  /** When the student last confirmed who they are; good for one act that asks for it. */
  confirmedAt: Instant | null
}

export type EmailCodeTable = {
  studentId: string
  /** HMAC of the code. */
  codeHash: string
  tries: number
  expiresAt: Instant
}

export type PasswordResetTable = {
  studentId: string
  tokenHash: string
  expiresAt: Instant
}

/** A third-party sign-in on its way to the provider; the token is in the browser's cookie. */
export type SignInStartTable = {
  tokenHash: string
  state: string
  nonce: string
  codeVerifier: string
  expiresAt: Instant
}

/** What a provider has proven, for one use by the browser with the token in its cookie. */
export type SignInProofTable = {
  tokenHash: string
  issuer: string
  subject: string
  email: string
  expiresAt: Instant
}

export type StudentLinkTable = {
  issuer: string
  /** The provider's identifier of the account, which stays the same when its email changes. */
  subject: string
  studentId: string
  createdAt: Instant
}

/** From where a student has signed in of late. */
export type KnownNetworkTable = {
  studentId: string
  /** HMAC of the network. */
  networkHash: string
  lastSignInAt: Instant
}
