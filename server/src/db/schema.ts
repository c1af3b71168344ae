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

export type StudentTable = {
  _id: string
  name: string
  /** As it was written at sign-up; mail goes there. */
  email: string
  /** One key for all spellings of the address, see `account/email-key`. */
  emailKey: string
  mobileNumber: string | null
  profilePhoto: string | null
  /** Absent when the student only signs in with a third-party account. */
  passwordHash: string | null
  /** When it was proven that the address is the student's. */
  verifiedAt: Instant | null
  /** Raised when all that could sign in before must not any more; a login begun under an earlier one fails. */
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
}

export type Database = {
  events: EventTable
  admins: AdminTable
  adminSessions: AdminSessionTable
  attempts: AttemptTable
  changes: ChangeTable
  students: StudentTable
  studentSessions: StudentSessionTable
}
