import * as z from 'zod/mini'
import {
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
import { attendanceCounts, doorEvent, knownScan } from './check-in.ts'
import { eventTimes } from './event-times.ts'
import { ofRegistrations } from './registrations.ts'

export const doorSaved = 'Saved'
export const doorIsAnother = 'Nothing was saved: somebody else has changed these settings meanwhile'
export const checkInUndone = 'The check-in is undone'
export const certificateRevoked = 'The certificate is revoked'
export const certificateUnknown = 'No certificate has this code'
export const certificateReissued =
  'The certificate is issued again, and its old code is not good any more'
export const certificateReplaced =
  'This certificate was issued again already: another one has taken its place'
export const certificateIsAnother =
  'Nothing was issued: somebody else has changed this certificate meanwhile. Please look at it again.'
export const certificateForgotten =
  'The college no longer keeps whose certificate this is, so it cannot be issued again'

/** What is set for the door of an event, and for what whoever came gets afterwards. */
export const doorSettings = z.object({
  /** Whether people without a registration are let in and written down. */
  takesWalkIns: z.boolean('takesWalkIns is true or false'),
  /** Whether who waits is let in on places that stay empty. */
  takesWaiting: z.boolean('takesWaiting is true or false'),
  givesCertificates: z.boolean('givesCertificates is true or false'),
  /** Who answers for the certificates, and as what. */
  signedBy: optionalLine('Signed by', 100),
  signedAs: optionalLine('Signed as', 100),
})
export type DoorSettings = z.infer<typeof doorSettings>

/** For whoever comes second: what is set now. */
export const doorConflict = z.extend(failureBody, { current: doorSettings })

/** A scan that wants a look, with who it is of. */
const oddScan = z.extend(knownScan, {
  name: z.optional(z.string()),
  /** Of a double: who was let in before. */
  first: z.optional(knownScan),
})
export type OddScan = z.infer<typeof oddScan>

export const attendance = z.object({
  event: doorEvent,
  door: doorSettings,
  odd: z.array(oddScan),
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
    /** Why nobody gets one at this moment: as `noCertificate` says it. */
    why: z.optional(z.enum(['none', 'off', 'before'])),
    /** How many were made. */
    made: z.number(),
    /** How many can be: who came, has a name, and has not left since. */
    possible: z.number(),
    /** Names with letters that no font here has. */
    unset: z.array(z.string()),
  }),
})
export type Attendance = z.infer<typeof attendance>

export const getAttendance = {
  method: 'GET',
  url: '/api/admin/attendance/:eventId',
  access: 'handle registrations',
  schema: {
    summary: 'Who came to an event: numbers, what the devices found, who was written down',
    params: ofRegistrations,
    response: { 200: attendance, ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint

export const saveDoor = {
  method: 'PUT',
  url: '/api/admin/attendance/:eventId',
  access: 'handle registrations',
  schema: {
    summary:
      'Set whether an event takes people without a registration, and whether whoever came may have a certificate',
    params: ofRegistrations,
    /** With what was set when the form was filled in. */
    body: z.extend(doorSettings, { seen: doorSettings }),
    response: {
      200: z.extend(messageBody, { current: doorSettings }),
      409: doorConflict,
      ...failures(400, 401, 403, 404, 415, 503),
    },
  },
} as const satisfies Endpoint

export const exportAttendance = {
  method: 'GET',
  url: '/api/admin/attendance/:eventId/people.csv',
  access: 'handle registrations',
  stepUp: true,
  writes: true,
  answers: 'text/csv',
  schema: {
    summary: 'Who registered for an event and who came, as a file',
    params: ofRegistrations,
    response: { 200: file, ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint

export const exportCertificates = {
  method: 'GET',
  url: '/api/admin/attendance/:eventId/certificates.pdf',
  access: 'handle registrations',
  stepUp: true,
  writes: true,
  answers: 'application/pdf',
  schema: {
    summary: 'The certificates of all who came to an event, a page for each',
    params: ofRegistrations,
    response: { 200: file, ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint

/** As it stands on the paper, or the address in its QR code. */
const certificateCode = line('Code', 300)

export const revokeCertificate = {
  method: 'POST',
  url: '/api/admin/attendance/:eventId/revocation',
  access: 'handle registrations',
  schema: {
    summary: 'Revoke a certificate of an event: whoever checks it is told so',
    params: ofRegistrations,
    body: z.object({ code: certificateCode }),
    response: { 200: messageBody, ...failures(400, 401, 403, 404, 409, 415, 503) },
  },
} as const satisfies Endpoint

/** What of a certificate becomes another when it is issued again. */
const heldCertificate = z.object({
  name: requiredText('Name', 100),
  revokedAt: z.optional(instant),
})
export type HeldCertificate = z.infer<typeof heldCertificate>

export const getHeldCertificate = {
  method: 'GET',
  url: '/api/admin/attendance/:eventId/certificate',
  access: 'handle registrations',
  schema: {
    summary: 'A certificate of an event that can be issued again, by its code',
    params: ofRegistrations,
    querystring: z.object({ code: certificateCode }),
    response: { 200: heldCertificate, ...failures(400, 401, 403, 404, 409, 503) },
  },
} as const satisfies Endpoint

export const reissueCertificate = {
  method: 'POST',
  url: '/api/admin/attendance/:eventId/reissue',
  access: 'handle registrations',
  schema: {
    summary:
      'Issue a certificate of an event again, also a revoked one: with this name, under a new code; the old code is replaced',
    params: ofRegistrations,
    /** With what the certificate was when it was looked at. */
    body: z.object({ code: certificateCode, name: line('Name', 100), seen: heldCertificate }),
    response: { 200: messageBody, ...failures(400, 401, 403, 404, 409, 415, 503) },
  },
} as const satisfies Endpoint

export const undoCheckIn = {
  method: 'POST',
  url: '/api/admin/attendance/:eventId/check-ins/:checkInId/undoing',
  access: 'handle registrations',
  schema: {
    summary:
      'Undo that somebody came: their certificate is revoked, and what a device sends of them later counts again',
    params: z.extend(ofRegistrations, { checkInId: z.uuid('There is no such check-in') }),
    response: { 200: messageBody, ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint

/** Events in the chart of the dashboard. */
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
  schema: {
    summary: 'How many registered for the last events and came to them',
    response: {
      200: attendances,
      ...failures(401, 403, 503),
    },
  },
} as const satisfies Endpoint
