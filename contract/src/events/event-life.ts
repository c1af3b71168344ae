import * as z from 'zod/mini'
import { recordConflict } from '../content/form-version.ts'
import { idParams } from '../content/record.ts'
import {
  createdBody,
  type Endpoint,
  failureBody,
  failures,
  instant,
  line,
  messageBody,
} from '../platform/endpoint.ts'
import { eventFields } from './event-fields.ts'
import { mostInSeries, seriesPaces } from './event-series.ts'
import { eventStates } from './event-status.ts'
import { eventNotFound, eventUpdateForm } from './events.ts'

/** Whether something is done to one event, or to those of its series that come later, too. */
const whichEvents = ['one', 'later'] as const
export type WhichEvents = (typeof whichEvents)[number]

/** What is said when something was done to so many events. */
const said = (word: string) => (count: number) =>
  count === 1 ? `The event is ${word}` : `${count} events are ${word}`
export const eventLifeSays = {
  moved: said('moved'),
  cancelled: said('cancelled'),
  postponed: said('postponed'),
  resumed: (count: number) =>
    count === 1 ? 'The event takes place' : `${count} events take place`,
  repeated: (count: number) => `There are ${count} events now`,
  updated: said('updated'),
  deleted: said('deleted'),
}
/** Somebody else was faster, or the same press came twice. */
export const eventIsAnother = 'This event was changed meanwhile: look at it as it is now'
export const peopleReadIt =
  'People are registered for this event, so its page stays: it can be no draft and have no later publication. Cancel it first, and they are told'
export const cancelledIsNotMoved =
  'This event is cancelled: say first that it takes place after all'
export const nothingIsMoved = 'Neither the date nor the place is another'
export const moveIsAhead = 'The new date must lie ahead'
export const hoursAreFormer =
  'Time still has the hours of before: write those of the new date, or leave it empty'
export const offIsNotRepeated = 'Only an event that takes place can be repeated'
export const isInSeries = 'This event is one of a series that goes this far already'
export const tooManyInSeries = `A series has ${mostInSeries} events at most`
export const tooFewInSeries = 'A series has two events at least'

/** What the screen said of an event when something was pressed there. */
const seen = z.object(
  {
    date: instant,
    state: z.optional(z.enum(eventStates, 'There is no such state')),
  },
  'seen says which date and state were shown',
)
const which = z.optional(z.enum(whichEvents, 'There is no such choice'))
const reason = line('Reason', 300)

const params = idParams(eventNotFound)
const pressed = { 200: messageBody, ...failures(400, 401, 403, 404, 409, 415, 503) }

const { date, time, venue, onlineLink, stateNote } = eventFields
export const moveForm = z.object({
  seen,
  which,
  date: date.changed,
  time: time.changed,
  venue: venue.changed,
  onlineLink: onlineLink.changed,
  reason: stateNote.changed,
})
export type MoveForm = z.infer<typeof moveForm>

export const moveEvent = {
  method: 'POST',
  url: '/api/admin/events/:_id/move',
  access: 'write records',
  schema: {
    summary:
      'Move an event to another date or place; visitors see the former ones struck, and whoever has registered is mailed',
    params,
    body: moveForm,
    response: pressed,
  },
} as const satisfies Endpoint

export const offForm = z.object({ seen, which, reason })
export type OffForm = z.infer<typeof offForm>

export const cancelEvent = {
  method: 'POST',
  url: '/api/admin/events/:_id/cancellation',
  access: 'write records',
  schema: {
    summary: 'Cancel an event; whoever has registered is mailed',
    params,
    body: offForm,
    response: pressed,
  },
} as const satisfies Endpoint

export const postponeEvent = {
  method: 'POST',
  url: '/api/admin/events/:_id/postponement',
  access: 'write records',
  schema: {
    summary: 'Postpone an event to a date that nobody knows yet; whoever has registered is mailed',
    params,
    body: offForm,
    response: pressed,
  },
} as const satisfies Endpoint

export const resumeForm = z.object({ seen, which })
export type ResumeForm = z.infer<typeof resumeForm>

export const resumeEvent = {
  method: 'POST',
  url: '/api/admin/events/:_id/resumption',
  access: 'write records',
  schema: {
    summary: 'Say that an event takes place after all; whoever has registered is mailed',
    params,
    body: resumeForm,
    response: pressed,
  },
} as const satisfies Endpoint

const countRule = `Events must be a whole number from 2 to ${mostInSeries}`
const untilRule = 'The last day must be a day'
export const seriesForm = z
  .object({
    seen,
    every: z.enum(seriesPaces, 'There is no such choice'),
    /** How many events there are to be in all, the first one included. */
    count: z.optional(
      z
        .number(countRule)
        .check(z.int(countRule), z.minimum(2, countRule), z.maximum(mostInSeries, countRule)),
    ),
    /** The last day that one may be on, on the college's clock. */
    until: z.optional(
      z.iso
        .date(untilRule)
        .check(z.refine((value) => value >= '1900' && value < '3000', untilRule)),
    ),
  })
  .check(
    z.refine(({ count, until }) => (count === undefined) !== (until === undefined), {
      error: 'Say either how many events there are or which day is the last',
      path: ['count'],
    }),
  )
export type SeriesForm = z.infer<typeof seriesForm>

export const repeatEvent = {
  method: 'POST',
  url: '/api/admin/events/:_id/series',
  access: 'write records',
  schema: {
    summary:
      'Repeat an event every week, or every month on the same weekday of the month, or its series further at the same pace; each is an event of its own then',
    params,
    body: seriesForm,
    response: pressed,
  },
} as const satisfies Endpoint

/** What becomes of an event by a press, of which whoever has registered is mailed. */
const toldActs = ['move', 'postpone', 'cancel', 'resume', 'delete'] as const
export type ToldAct = (typeof toldActs)[number]

const reach = z.object({
  /** How many events change by the press. */
  events: z.number(),
  /** Who has a place, an offer, or waits there. */
  people: z.number(),
  /** Those of them whose event is not over: whoever came to another is told nothing of what is put right there. */
  ahead: z.number(),
})
export type EventReach = z.infer<typeof reach>

export const getEventReach = {
  method: 'GET',
  url: '/api/admin/events/:_id/reach',
  access: 'write records',
  schema: {
    summary:
      'How many people are told by mail when something is pressed of an event, or of it and the later ones',
    params,
    querystring: z.object({ act: z.enum(toldActs, 'There is no such press') }),
    response: {
      200: z.object({ one: reach, later: reach }),
      ...failures(400, 401, 403, 404, 503),
    },
  },
} as const satisfies Endpoint

const consumes = ['multipart/form-data'] as const

export const copyEvent = {
  method: 'POST',
  url: '/api/events/:_id/copy',
  access: 'write records',
  schema: {
    summary: 'Publish an event made from another one, whose picture it has when none is sent',
    consumes,
    params,
    body: eventUpdateForm,
    response: { 201: createdBody, ...failures(400, 401, 403, 404, 413, 415, 503) },
  },
} as const satisfies Endpoint

export const updateLaterEvents = {
  method: 'PUT',
  url: '/api/events/:_id/later',
  access: 'write records',
  schema: {
    summary:
      'Change an event and the later ones of its series: what is another in the form; of another date, by how much it is later or earlier',
    consumes,
    params,
    body: eventUpdateForm,
    response: {
      200: messageBody,
      409: z.union([recordConflict, failureBody]),
      ...failures(400, 401, 403, 404, 413, 415, 503),
    },
  },
} as const satisfies Endpoint

export const deleteLaterEvents = {
  method: 'DELETE',
  url: '/api/events/:_id/later',
  access: 'write records',
  schema: {
    summary: 'Delete an event and the later ones of its series: all of them, or none',
    params,
    response: { 200: messageBody, ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint
