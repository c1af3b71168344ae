import * as z from 'zod/mini'
import { idParams } from '../content/record.ts'
import { dayMilliseconds } from '../platform/durations.ts'
import {
  type Endpoint,
  failures,
  instant,
  line,
  optionalEmailAddress,
  text,
} from '../platform/endpoint.ts'
import { withoutStrayMarks } from '../platform/visible-text.ts'
import { localDay } from '../platform/zoned-time.ts'
import { seatedEvent } from './registrations.ts'

export const checkInEventNotFound = 'Event not found'
/** Privacy: names are available only while the check-in needs them. */
export const rosterNotNow =
  'The guest list is available from the day before the event until the day after. Registration staff can always open it.'
export const walkInEmail = 'Enter a valid email address or leave it empty'

export const scanWays = ['camera', 'code', 'name', 'walk-in'] as const
export type ScanWay = (typeof scanWays)[number]

/** Set while check-ins wait on the device to be sent, so that logging out keeps them. */
export const scansWaitCookie = 'scans-wait'

/**
 * `in`: first scan of a valid registration, or a walk-in. `double`: each further one. `invalid`: not a valid
 * registration, or a walk-in where none are allowed. `unknown`: no such registration. `undone`: taken back.
 */
export const scanStatuses = ['in', 'double', 'invalid', 'unknown', 'undone'] as const
export type ScanStatus = (typeof scanStatuses)[number]

export const ticketStatuses = ['registered', 'waiting', 'left'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const attendanceCounts = z.object({
  registered: z.number(),
  waiting: z.number(),
  came: z.number(),
  walkIns: z.number(),
  doubles: z.number(),
})
export type AttendanceCounts = z.infer<typeof attendanceCounts>

export const checkInEvent = z.extend(seatedEvent, {
  venue: z.optional(z.string()),
  takesWalkIns: z.boolean(),
  takesWaiting: z.boolean(),
  counts: attendanceCounts,
})
export type CheckInEvent = z.infer<typeof checkInEvent>

/** Days before and after the event on which it is offered for check-in. */
export const checkInDays = 1

/** From the beginning of the day before the event, in the college's calendar. */
export const hasCheckInOpened = (date: string, now: Date, timeZone: string): boolean =>
  localDay(date, timeZone) <=
  localDay(new Date(now.getTime() + checkInDays * dayMilliseconds).toISOString(), timeZone)

export const listCheckInEvents = {
  method: 'GET',
  url: '/api/admin/check-in',
  access: 'check in',
  summary: 'List the events of yesterday, today and tomorrow for check-in',
  response: { 200: z.object({ events: z.array(checkInEvent) }) },
} as const satisfies Endpoint

export const knownScan = z.object({
  _id: z.string(),
  registrationId: z.optional(z.string()),
  outcome: z.enum(scanStatuses),
  scannedAt: instant,
  device: z.string(),
  account: z.string(),
})
export type KnownScan = z.infer<typeof knownScan>

export const rosterEntry = z.object({
  _id: z.string(),
  name: z.string(),
  code: z.string(),
  state: z.enum(ticketStatuses),
})
export type RosterEntry = z.infer<typeof rosterEntry>

export const roster = z.object({
  event: checkInEvent,
  /** 32 bytes of Ed25519, base64url. */
  publicKey: z.string(),
  people: z.array(rosterEntry),
  scans: z.array(knownScan),
  takenAt: instant,
})
export type Roster = z.infer<typeof roster>

export const getRoster = {
  method: 'GET',
  url: '/api/admin/check-in/:_id',
  access: 'check in',
  summary: 'Get an event’s guest list and check-ins, for offline use on a device',
  params: idParams(checkInEventNotFound),
  response: { 200: roster, ...failures(404) },
} as const satisfies Endpoint

const mark = z.optional(z.literal(true, 'Must be true or left out'))

const scanIds = {
  _id: z.uuid('A scan needs an id'),
  scannedAt: instant,
  /** Undone on the device that made it; sent until acknowledged. */
  isUndone: mark,
}

export const scan = z.union([
  z.object({
    ...scanIds,
    way: z.enum(['camera', 'code', 'name']),
    registrationId: z.uuid('A scan needs the id of a registration'),
    /** Someone on the waiting list who took an empty seat. */
    takesSeat: mark,
  }),
  z.object({
    ...scanIds,
    way: z.literal('walk-in'),
    name: text('Name', 2, 100).check(z.overwrite(withoutStrayMarks)),
    email: optionalEmailAddress(walkInEmail),
  }),
])
export type Scan = z.infer<typeof scan>

export const scansAtOnce = 100

export const scanBatch = z.object({
  device: line('Device', 60),
  /** By the device's clock when it sends, to correct all of its scan times. */
  sentAt: instant,
  /** `now` of the last response, to get what arrived since. */
  after: instant,
  scans: z.array(scan).check(z.maxLength(scansAtOnce, `Send at most ${scansAtOnce} scans at once`)),
})
export type ScanBatch = z.infer<typeof scanBatch>

export const sendScans = {
  method: 'POST',
  url: '/api/admin/check-in/:_id',
  access: 'check in',
  summary:
    'Upload check-ins; safe to repeat, since each scan counts once. Returns the result of each scan and the check-ins from other devices',
  params: idParams(checkInEventNotFound),
  body: scanBatch,
  response: {
    200: z.object({
      event: checkInEvent,
      taken: z.array(z.object({ _id: z.string(), outcome: z.enum(scanStatuses) })),
      /** Everything that arrived since `after`, including this device's scans. */
      scans: z.array(knownScan),
      now: instant,
    }),
    ...failures(404),
  },
} as const satisfies Endpoint
