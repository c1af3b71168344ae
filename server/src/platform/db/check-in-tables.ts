import type { ScanOutcome, ScanWay } from 'contract/events/check-in'
import type { Instant } from './timestamp.ts'

/** A key that tickets are signed with, in backups too: printed tickets have to be good after a restore. */
export type TicketKeyTable = {
  name: string
  /** PKCS #8, base64url. */
  privateKey: string
  createdAt: Instant
}

/** What is set for the door of an event, and for what those who came get afterwards. */
export type EventDoorTable = {
  eventId: string
  /** 1 when people without a registration are let in and written down, else 0. */
  takesWalkIns: number
  /** 1 when the door may let in who waits, else 0. */
  takesWaiting: number
  /** 1 when whoever came may have a certificate, else 0. */
  givesCertificates: number
  /** Who answers for them, and as what; may be empty. */
  signedBy: string
  signedAs: string
}

/** Somebody let in at an event, as a device has sent it. The row stays without the person when it is forgotten. */
export type CheckInTable = {
  /** Made by the device, so that what is sent twice is there once. */
  _id: string
  eventId: string
  /** Null of who came without one. */
  registrationId: string | null
  /** One `in` for a registration at most: the first that arrived. */
  outcome: ScanOutcome
  way: ScanWay
  /** Of who came without a registration. */
  name: string | null
  email: string | null
  /** See `platform/mail/email-key`. */
  emailKey: string | null
  /** By the device's clock, set right by how far it was off when it was sent. */
  scannedAt: Instant
  arrivedAt: Instant
  /** When the outcome was last another than on arrival: then devices are told again. */
  changedAt: Instant | null
  /** What the device is called. */
  device: string
  /** Email of the account that sent it. */
  account: string
}

/** A certificate that was made, with all that stands on it. It can be checked for as long as the row is there, also without the name. */
export type CertificateTable = {
  _id: string
  code: string
  /** Null when the event is gone. */
  eventId: string | null
  checkInId: string | null
  /** Whose it is, also when the event is gone: of a student while there is such an account, and by the address. */
  studentId: string | null
  emailKey: string | null
  /** As it was when it was made; null when the person is forgotten. */
  name: string | null
  title: string
  /** Of the event. */
  date: Instant
  end: Instant | null
  venue: string | null
  signedBy: string | null
  signedAs: string | null
  issuedAt: Instant
  revokedAt: Instant | null
}

/** A code that a certificate had before it was issued again. No certificate gets it ever again. */
export type ReplacedCertificateTable = {
  code: string
  certificateId: string
  replacedAt: Instant
}
