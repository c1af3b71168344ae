import type { Instant } from './timestamp.ts'

/** Whose it is: one of the two. Each goes with its account. */
type Owned = { studentId: string | null; adminId: string | null }

/** What a browser or a security key signs somebody in with; the private half is there alone. */
export type PasskeyTable = Owned & {
  _id: string
  /** The authenticator's own name of it, base64url. */
  credentialId: string
  /** COSE, base64url. */
  publicKey: string
  /** How often it has signed, as the authenticator counts; synced ones always say 0. */
  counter: number
  /** JSON of the ways to reach it, as the browser names them. */
  transports: string
  /** 1 when other devices of the same person have it, too. */
  isSynced: number
  name: string
  createdAt: Instant
  lastUsedAt: Instant | null
}

/** Challenges that were answered: each is good for one answer. */
export type SpentChallengeTable = {
  nonce: string
  expiresAt: Instant
}

/** What an authenticator app shares with the server. */
export type AuthenticatorAppTable = {
  adminId: string
  /** Encrypted, see `accounts/factors/app-secrets`. */
  secret: string
  /** The step of time of the last code that was taken, RFC 6238. */
  lastStep: number | null
  createdAt: Instant
  /** Since one code was right; before, it is no factor. */
  confirmedAt: Instant | null
}

/** For whoever has lost all else: each is good once. */
export type RecoveryCodeTable = {
  adminId: string
  /** SHA-256 of the account's id and 80 random bits, hexadecimal. */
  codeHash: string
}

/** Administrators whose password was right, and whose second step is to come; the token is in the browser's cookie. */
export type PendingLoginTable = {
  tokenHash: string
  adminId: string
  /** Of the hash that the password was right for. */
  passwordMark: string
  expiresAt: Instant
}
