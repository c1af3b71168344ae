import type { Instant } from './timestamp.ts'

/** Exactly one of the two; deleted with its account. */
type Owned = { studentId: string | null; adminId: string | null }

export type PasskeyTable = Owned & {
  _id: string
  credentialId: string
  publicKey: string
  /** Signature counter; synced passkeys always report 0. */
  counter: number
  transports: string
  isSynced: number
  name: string
  createdAt: Instant
  lastUsedAt: Instant | null
}

export type SpentChallengeTable = {
  nonce: string
  expiresAt: Instant
}

export type AuthenticatorAppTable = {
  adminId: string
  /** Encrypted, see `accounts/factors/app-secrets`. */
  secret: string
  /** Time step of the last accepted code (RFC 6238). */
  lastStep: number | null
  createdAt: Instant
  confirmedAt: Instant | null
}

export type RecoveryCodeTable = {
  adminId: string
  /** SHA-256 of the account's id and 80 random bits, hexadecimal. */
  codeHash: string
}

/** Password verified, second step pending. */
export type PendingLoginTable = {
  tokenHash: string
  adminId: string
  /** Identifies the hash that the password matched. */
  passwordMark: string
  expiresAt: Instant
}
