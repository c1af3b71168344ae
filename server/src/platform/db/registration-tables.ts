import type { TranslationCode } from 'college/languages'
import type { Audience } from 'contract/events/registrations'
import type { BaseRegistrationStatus } from 'contract/events/statuses'
import type { Generated } from 'kysely'
import type { Instant } from './timestamp.ts'

/** Every change of a registration locks this row until its commit. */
export type EventSeatTable = {
  eventId: string
  capacity: number
  taken: number
  waiting: number
  arrivals: number
  opensAt: Instant | null
  closesAt: Instant | null
  audience: Audience
  questions: string
  consent: string
  /** JSON; `{}` if there are none. */
  translations: Generated<string>
  offerHours: number
  version: number
}

export type RegistrationTable = {
  _id: string
  eventId: string
  studentId: string | null
  email: string | null
  emailKey: string | null
  mailbox: string | null
  name: string | null
  state: BaseRegistrationStatus
  /** Order of arrival; null before the address is confirmed. */
  place: number | null
  offeredUntil: Instant | null
  answers: string
  consent: string | null
  reason: string | null
  /** SHA-256 of the token in the first link, see `platform/http/link-tokens`; null once links are void. */
  token: string | null
  remindedAt: Instant | null
  createdAt: Instant
  changedAt: Instant
  /** Null: English. */
  language: TranslationCode | null
}

/** Written by staff, to people of an event. */
export type EventEmailTable = {
  _id: string
  eventId: string
  subject: string
  text: string
  /** Name of the account. */
  sentBy: string
  people: number
  createdAt: Instant
}
