import type { Audience } from 'contract/events/registrations'
import type { RegistrationState } from 'contract/events/statuses'
import type { Instant } from './timestamp.ts'

/** The seats of an event that takes registrations. Whatever changes one of them holds this row until its commit. */
export type EventSeatTable = {
  eventId: string
  capacity: number
  /** How many seats are taken or offered; more than the capacity where that was lowered. */
  taken: number
  /** How many wait for one. */
  waiting: number
  /** How many have ever arrived: the place of the last one. */
  arrivals: number
  opensAt: Instant | null
  /** Null: when the event begins. */
  closesAt: Instant | null
  audience: Audience
  /** JSON of the contract's `Question[]`. */
  questions: string
  /** What has to be agreed to; empty where nothing has. */
  consent: string
  /** For how long an offer holds a seat. */
  offerHours: number
  /** Counts what was changed, and is what transactions hold. */
  version: number
}

/** Somebody's registration for an event. When it is forgotten, the row stays without the person, so that numbers stay true. */
export type RegistrationTable = {
  _id: string
  eventId: string
  /** Of a student, while there is such an account. */
  studentId: string | null
  email: string | null
  /** See `platform/mail/email-key`. */
  emailKey: string | null
  /** The mailbox that the address is most likely of, see `platform/mail/email-key`. */
  mailbox: string | null
  name: string | null
  state: RegistrationState
  /** The order of arrival at this event; null before an address is proven. */
  place: number | null
  offeredUntil: Instant | null
  /** JSON of the contract's `Answered[]`. */
  answers: string
  /** What was agreed to. */
  consent: string | null
  /** Why staff took it out. */
  reason: string | null
  /** SHA-256 of the token in the link that was mailed first, see `platform/http/link-tokens`; null when nobody is to follow it any more. */
  token: string | null
  /** When the reminder was queued for the date that the event has now. */
  remindedAt: Instant | null
  createdAt: Instant
  /** When the state was last another. */
  changedAt: Instant
}
