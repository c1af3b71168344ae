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

/** Somebody who teaches at the college, leads it or manages it. */
export type FacultyTable = {
  _id: string
  name: string
  designation: string
  department: string | null
  specialization: string | null
  /** Years. */
  experience: number | null
  education: string | null
  email: string | null
  phone: string | null
  whatsapp: string | null
  officeHours: string | null
  achievements: string | null
  /** Address of the photo. */
  photo: string | null
  createdAt: Instant
  updatedAt: Instant
}

/** What a visitor wrote to the office. */
export type ContactMessageTable = {
  _id: string
  name: string
  email: string
  phone: string
  subject: string | null
  message: string
  createdAt: Instant
  /** When somebody at the office has read it. */
  readAt: Instant | null
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
  faculty: FacultyTable
  contactMessages: ContactMessageTable
  admins: AdminTable
  adminSessions: AdminSessionTable
  attempts: AttemptTable
  changes: ChangeTable
}
