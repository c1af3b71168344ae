import * as z from 'zod/mini'
import {
  cleanLine,
  type Endpoint,
  failureBody,
  failures,
  file,
  instant,
  line,
  messageBody,
  optionalLine,
  requiredText,
} from '../platform/endpoint.ts'
import { attendanceCounts, checkInEvent, knownScan } from './check-in.ts'
import { eventTimes } from './event-times.ts'
import { ofRegistrations } from './registrations.ts'

export const checkInSettingsSaved = 'Saved'
export const checkInSettingsChanged =
  'Not saved: someone else changed these settings in the meantime. Check them and try again.'
export const checkInUndone = 'Check-in undone'
/** Of a person, or its code if their name has been deleted. */
export const certificateRevoked = (of: string) => `${of}: Certificate revoked`
export const certificateUnknown = 'We have no certificate with this code'
export const certificateReissued = 'Certificate reissued. Its old code no longer works.'
export const certificateReplaced = 'This certificate has already been replaced by a newer one'
export const certificateChangedMeanwhile =
  'Not reissued: someone changed this certificate in the meantime. Please review it again.'
export const certificateForgotten =
  'The name on this certificate has been deleted, so it can’t be reissued'

export const checkInSettings = z.object({
  takesWalkIns: z.boolean('takesWalkIns must be true or false'),
  /** Lets people on the waiting list take seats that stay empty. */
  takesWaiting: z.boolean('takesWaiting must be true or false'),
  givesCertificates: z.boolean('givesCertificates must be true or false'),
  signedBy: optionalLine('Signed by', 100),
  signedAs: optionalLine('Title of the signatory', 100),
})
export type CheckInSettings = z.infer<typeof checkInSettings>

export const checkInSettingsConflict = z.extend(failureBody, { current: checkInSettings })

const anomalousScan = z.extend(knownScan, {
  name: z.optional(z.string()),
  /** For a duplicate: the earlier scan. */
  first: z.optional(knownScan),
})
export type AnomalousScan = z.infer<typeof anomalousScan>

export const attendance = z.object({
  event: checkInEvent,
  door: checkInSettings,
  odd: z.array(anomalousScan),
  walkIns: z.array(
    z.object({
      _id: z.string(),
      name: z.optional(z.string()),
      email: z.optional(z.string()),
      scannedAt: instant,
      device: z.string(),
    }),
  ),
  certificates: z.object({
    why: z.optional(z.enum(['none', 'off', 'before'])),
    made: z.number(),
    /** People who came, have a name, and haven't cancelled since. */
    possible: z.number(),
    /** Names with letters that the fonts lack. */
    unset: z.array(z.string()),
  }),
})
export type Attendance = z.infer<typeof attendance>

export const getAttendance = {
  method: 'GET',
  url: '/api/admin/attendance/:eventId',
  access: 'handle registrations',
  summary: 'Get an event’s attendance: counts, scan problems and walk-ins',
  params: ofRegistrations,
  response: { 200: attendance, ...failures(404) },
} as const satisfies Endpoint

export const updateCheckInSettings = {
  method: 'PUT',
  url: '/api/admin/attendance/:eventId',
  access: 'handle registrations',
  summary: 'Set whether an event admits walk-ins and issues certificates',
  params: ofRegistrations,
  body: z.extend(checkInSettings, { seen: checkInSettings }),
  response: {
    200: z.extend(messageBody, { current: checkInSettings }),
    409: checkInSettingsConflict,
    ...failures(404),
  },
} as const satisfies Endpoint

export const exportAttendance = {
  method: 'GET',
  url: '/api/admin/attendance/:eventId/people.csv',
  access: 'handle registrations',
  stepUp: true,
  writes: true,
  answers: 'text/csv',
  summary: 'Export registrations and attendance of an event as a file',
  params: ofRegistrations,
  response: { 200: file, ...failures(404) },
} as const satisfies Endpoint

export const exportCertificates = {
  method: 'GET',
  url: '/api/admin/attendance/:eventId/certificates.pdf',
  access: 'handle registrations',
  stepUp: true,
  writes: true,
  answers: 'application/pdf',
  summary: 'Download the certificates of everyone who attended, one per page',
  params: ofRegistrations,
  response: { 200: file, ...failures(404) },
} as const satisfies Endpoint

/** As printed, or the address in the QR code. */
const certificateCode = line('Code', 300)

export const revokeCertificate = {
  method: 'POST',
  url: '/api/admin/attendance/:eventId/revocation',
  access: 'handle registrations',
  summary: 'Revoke a certificate of an event; the verification page then says so',
  params: ofRegistrations,
  body: z.object({ code: certificateCode }),
  response: { 200: messageBody, ...failures(404, 409) },
} as const satisfies Endpoint

const attendeeCertificate = z.object({
  name: requiredText('Name', 100),
  revokedAt: z.optional(instant),
})
export type AttendeeCertificate = z.infer<typeof attendeeCertificate>

export const getAttendeeCertificate = {
  method: 'GET',
  url: '/api/admin/attendance/:eventId/certificate',
  access: 'handle registrations',
  summary: 'Find a certificate of an event by its code, to reissue it',
  params: ofRegistrations,
  querystring: z.object({ code: certificateCode }),
  response: { 200: attendeeCertificate, ...failures(400, 404, 409) },
} as const satisfies Endpoint

export const reissueCertificate = {
  method: 'POST',
  url: '/api/admin/attendance/:eventId/reissue',
  access: 'handle registrations',
  summary:
    'Reissue a certificate, even a revoked one, with this name and a new code that replaces the old one',
  params: ofRegistrations,
  body: z.object({
    code: certificateCode,
    name: cleanLine('Name', 100),
    seen: attendeeCertificate,
  }),
  response: { 200: messageBody, ...failures(404, 409) },
} as const satisfies Endpoint

export const undoCheckIn = {
  method: 'POST',
  url: '/api/admin/attendance/:eventId/check-ins/:checkInId/undoing',
  access: 'handle registrations',
  summary: 'Undo a check-in; revokes the certificate, and later scans count again',
  params: z.extend(ofRegistrations, { checkInId: z.uuid('This check-in doesn’t exist') }),
  response: { 200: messageBody, ...failures(404) },
} as const satisfies Endpoint

export const attendanceEvents = 8

const attendances = z.object({
  events: z.array(
    z.extend(eventTimes, { _id: z.string(), title: z.string(), counts: attendanceCounts }),
  ),
})
export type Attendances = z.infer<typeof attendances>

export const listAttendance = {
  method: 'GET',
  url: '/api/admin/attendance',
  access: 'handle registrations',
  summary: 'Compare registrations with attendance for the latest events',
  response: { 200: attendances },
} as const satisfies Endpoint
