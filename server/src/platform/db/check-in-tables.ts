import type { TranslationCode } from 'college/languages'
import type { ScanStatus, ScanWay } from 'contract/events/check-in'
import type { Instant } from './timestamp.ts'

/** Included in backups: printed tickets must be valid after a restore. */
export type TicketKeyTable = {
  name: string
  privateKey: string
  createdAt: Instant
}

export type CheckInSettingsTable = {
  eventId: string
  takesWalkIns: number
  takesWaiting: number
  givesCertificates: number
  signedBy: string
  signedAs: string
}

/** The row stays, without the person, after anonymisation. */
export type CheckInTable = {
  /** Made by the device, so that resending is harmless. */
  _id: string
  eventId: string
  registrationId: string | null
  /** At most one `in` per registration: the first to arrive. */
  outcome: ScanStatus
  way: ScanWay
  name: string | null
  email: string | null
  emailKey: string | null
  /** By the device's clock, corrected by its offset when sent. */
  scannedAt: Instant
  arrivedAt: Instant
  /** When the outcome last changed after arrival, for devices to poll. */
  changedAt: Instant | null
  device: string
  account: string
}

/** Self-contained: stays verifiable after its event is gone, and without the name. */
export type CertificateTable = {
  _id: string
  code: string
  eventId: string | null
  checkInId: string | null
  studentId: string | null
  emailKey: string | null
  /** As printed; null once the person is anonymised. */
  name: string | null
  title: string
  date: Instant
  end: Instant | null
  venue: string | null
  signedBy: string | null
  signedAs: string | null
  issuedAt: Instant
  revokedAt: Instant | null
  /** The language it is printed in. Null: English. */
  language: TranslationCode | null
}

/** A former code of a reissued certificate, never used again. */
export type ReplacedCertificateTable = {
  code: string
  certificateId: string
  replacedAt: Instant
}
