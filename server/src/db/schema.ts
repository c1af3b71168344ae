/** ISO 8601 UTC text with milliseconds; both engines give and take it in this form. */
type Instant = string

export type EventTable = {
  _id: string
  title: string
  description: string
  date: Instant
  time: string | null
  venue: string | null
  image: string
  createdAt: Instant
  updatedAt: Instant
  /** Counts the changes of an event, for calendars that subscribe (RFC 5545 SEQUENCE). */
  sequence: number
}

export type AdminTable = {
  _id: string
  /** Lower case. */
  email: string
  passwordHash: string
  createdAt: Instant
}

export type AdminSessionTable = {
  /** SHA-256 of the cookie's token, hexadecimal. */
  tokenHash: string
  adminId: string
  createdAt: Instant
  lastSeenAt: Instant
  /** When the password was entered again; allows one deletion that asks for it. */
  verifiedAt: Instant | null
}

export type AttemptTable = {
  /** What is limited and for whom, for example `admin-login:<email>`. */
  key: string
  windowStartedAt: Instant
  count: number
}

export type ChangeTable = {
  subject: string
  version: number
}

export type Database = {
  events: EventTable
  admins: AdminTable
  adminSessions: AdminSessionTable
  attempts: AttemptTable
  changes: ChangeTable
}
