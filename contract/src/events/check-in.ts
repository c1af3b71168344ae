import * as z from 'zod/mini'
import { idParams } from '../content/record.ts'
import {
  type Endpoint,
  failures,
  instant,
  line,
  optionalEmailAddress,
  text,
} from '../platform/endpoint.ts'
import { seatedEvent } from './registrations.ts'

export const doorEventNotFound = 'Event not found'
/** Names are for the hours in which a door needs them. */
export const rosterNotNow =
  'The guest list is available from the day before the event until the day after. Registration staff can always open it.'
export const walkInEmail = 'Enter a valid email address or leave it empty'

/** How somebody was found at the door. */
export const scanWays = ['camera', 'code', 'name', 'walk-in'] as const
export type ScanWay = (typeof scanWays)[number]

/** Set by the page that checks people in, while somebody who was let in waits on the device to be sent: logging out leaves them there. */
export const scansWaitCookie = 'scans-wait'

/**
 * What became of a scan. `in` is the first of a registration that arrived, or of who has none; `double` each further one;
 * `invalid` one of a registration that is not in force, or of who came without one where nobody may; `unknown` one of a registration that is not there;
 * `undone` one that was taken back.
 */
export const scanOutcomes = ['in', 'double', 'invalid', 'unknown', 'undone'] as const
export type ScanOutcome = (typeof scanOutcomes)[number]

/** What a ticket is worth at the door: who waits has no seat, and who left or was taken out has none any more. */
export const ticketStates = ['registered', 'waiting', 'left'] as const
export type TicketState = (typeof ticketStates)[number]

export const attendanceCounts = z.object({
  /** Who have a seat. */
  registered: z.number(),
  waiting: z.number(),
  /** With a registration and without one. */
  came: z.number(),
  walkIns: z.number(),
  doubles: z.number(),
})
export type AttendanceCounts = z.infer<typeof attendanceCounts>

/** An event as a device at its door has to know it. */
export const doorEvent = z.extend(seatedEvent, {
  venue: z.optional(z.string()),
  takesWalkIns: z.boolean(),
  /** Whether who waits may be let in while places are empty. */
  takesWaiting: z.boolean(),
  counts: attendanceCounts,
})
export type DoorEvent = z.infer<typeof doorEvent>

/** Days before and after the day of an event on which it is offered at the door. */
export const doorDays = 1

export const listDoorEvents = {
  method: 'GET',
  url: '/api/admin/check-in',
  access: 'check in',
  schema: {
    summary: 'List the events of yesterday, today and tomorrow for check-in',
    response: { 200: z.object({ events: z.array(doorEvent) }), ...failures(401, 403, 503) },
  },
} as const satisfies Endpoint

/** Somebody let in, as other devices are told. */
export const knownScan = z.object({
  _id: z.string(),
  registrationId: z.optional(z.string()),
  outcome: z.enum(scanOutcomes),
  scannedAt: instant,
  device: z.string(),
  account: z.string(),
})
export type KnownScan = z.infer<typeof knownScan>

/** Somebody who may come, with no more than a device needs to find and greet them. */
export const rosterEntry = z.object({
  _id: z.string(),
  name: z.string(),
  /** What is typed instead of the ticket, see `contract/events/tickets`. */
  code: z.string(),
  state: z.enum(ticketStates),
})
export type RosterEntry = z.infer<typeof rosterEntry>

export const roster = z.object({
  event: doorEvent,
  /** By which tickets are checked: 32 bytes of Ed25519, base64url. */
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
  schema: {
    summary: 'Get an event’s guest list and check-ins, for offline use on a device',
    params: idParams(doorEventNotFound),
    response: { 200: roster, ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint

const mark = z.optional(z.literal(true, 'Must be true or left out'))

const scanIds = {
  _id: z.uuid('A scan needs an id'),
  scannedAt: instant,
  /** Taken back on the device that made it; sent until the answer says so. */
  isUndone: mark,
}

/** Somebody let in on a device: with a registration, or written down at the door. */
export const scan = z.union([
  z.object({
    ...scanIds,
    way: z.enum(['camera', 'code', 'name']),
    registrationId: z.uuid('A scan needs the id of a registration'),
    /** Whether somebody who waits was let in on a place that stayed empty. */
    takesSeat: mark,
  }),
  z.object({
    ...scanIds,
    way: z.literal('walk-in'),
    name: text('Name', 2, 100),
    email: optionalEmailAddress(walkInEmail),
  }),
])
export type Scan = z.infer<typeof scan>

/** So many scans are sent at once at most. */
export const scansAtOnce = 100

export const scanBatch = z.object({
  device: line('Device', 60),
  /** By the device's clock, when it sends: how far that is off is taken from all of its scans. */
  sentAt: instant,
  /** `now` of the last answer: what has arrived since is told. */
  after: instant,
  scans: z.array(scan).check(z.maxLength(scansAtOnce, `Send at most ${scansAtOnce} scans at once`)),
})
export type ScanBatch = z.infer<typeof scanBatch>

export const sendScans = {
  method: 'POST',
  url: '/api/admin/check-in/:_id',
  access: 'check in',
  schema: {
    summary:
      'Upload check-ins; safe to repeat, since each scan counts once. Returns the result of each scan and the check-ins from other devices',
    params: idParams(doorEventNotFound),
    body: scanBatch,
    response: {
      200: z.object({
        event: doorEvent,
        /** Of each that was sent. */
        taken: z.array(z.object({ _id: z.string(), outcome: z.enum(scanOutcomes) })),
        /** All that has arrived since `after`, also of this device. */
        scans: z.array(knownScan),
        now: instant,
      }),
      ...failures(400, 401, 403, 404, 415, 503),
    },
  },
} as const satisfies Endpoint
