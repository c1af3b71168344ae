import * as z from 'zod/mini'
import { recordConflict } from '../content/form-version.ts'
import { idParams } from '../content/record.ts'
import {
  createdBody,
  type Endpoint,
  failureBody,
  failures,
  instant,
  messageBody,
  newIdQuery,
} from '../platform/endpoint.ts'
import { eventFields } from './event-fields.ts'
import { reason, translatedReasons } from './event-reason.ts'
import { maxInSeries, seriesPaces } from './event-series.ts'
import { eventLifecycleStatuses } from './event-status.ts'
import { translatedVenues } from './event-venue.ts'
import { eventNotFound, eventUpdateForm } from './events.ts'

const whichEvents = ['one', 'later'] as const
export type WhichEvents = (typeof whichEvents)[number]

const text = (word: string) => (count: number) =>
  count === 1 ? `Event ${word}` : `${count} events ${word}`
export const eventLifecycleMessages = {
  moved: text('moved'),
  cancelled: text('cancelled'),
  postponed: text('postponed'),
  resumed: (count: number) => (count === 1 ? 'Event reinstated' : `${count} events reinstated`),
  repeated: (count: number) => `The series has ${count} events`,
  updated: text('updated'),
  deleted: text('deleted'),
}
/** A concurrent change, or a repeated request. */
export const eventChangedMeanwhile =
  'This event was changed in the meantime. Please review it again.'
export const eventHasRegistrations =
  'People have registered, so this event can’t go back to draft or be published later. Cancel it first; we’ll email everyone.'
export const cancelledIsNotMoved = 'This event is cancelled. Choose “Reinstate event” first.'
export const nothingIsMoved = 'Nothing has changed yet. Choose a new date or venue.'
export const newDateInPast = 'The new date must be in the future'
export const showsPreviousHours =
  'Time still shows the old hours. Enter the new ones or leave it empty.'
export const cannotRepeatOffEvent = 'A cancelled or postponed event can’t be repeated'
export const dateAlreadyInSeries = 'The series already has an event on this date'
export const tooManyInSeries = `A series can have at most ${maxInSeries} events`
export const tooFewInSeries = 'A series needs at least two events'

const seen = z.object(
  {
    date: instant,
    state: z.optional(z.enum(eventLifecycleStatuses, 'Unknown state')),
  },
  'seen must hold the date and state that were shown',
)
const which = z.optional(z.enum(whichEvents, 'Unknown choice'))
const params = idParams(eventNotFound)
const acted = { 200: messageBody, ...failures(404, 409) }

const { date, time, venue, onlineLink, stateNote } = eventFields
export const moveForm = z.object({
  seen,
  which,
  date: date.schema,
  time: time.schema,
  venue: venue.schema,
  ...translatedVenues,
  onlineLink: onlineLink.schema,
  reason: stateNote.schema,
  ...translatedReasons,
})
export type MoveForm = z.infer<typeof moveForm>

export const moveEvent = {
  method: 'POST',
  url: '/api/admin/events/:_id/move',
  access: 'write records',
  summary:
    'Move an event to another date or venue; visitors see the previous ones crossed out, and everyone registered gets an email',
  params,
  body: moveForm,
  response: acted,
} as const satisfies Endpoint

export const offForm = z.object({ seen, which, reason, ...translatedReasons })
export type OffForm = z.infer<typeof offForm>

export const cancelEvent = {
  method: 'POST',
  url: '/api/admin/events/:_id/cancellation',
  access: 'write records',
  summary: 'Cancel an event; everyone registered gets an email',
  params,
  body: offForm,
  response: acted,
} as const satisfies Endpoint

export const postponeEvent = {
  method: 'POST',
  url: '/api/admin/events/:_id/postponement',
  access: 'write records',
  summary: 'Postpone an event without a new date; everyone registered gets an email',
  params,
  body: offForm,
  response: acted,
} as const satisfies Endpoint

export const resumeForm = z.object({ seen, which })
export type ResumeForm = z.infer<typeof resumeForm>

export const resumeEvent = {
  method: 'POST',
  url: '/api/admin/events/:_id/resumption',
  access: 'write records',
  summary: 'Reinstate a cancelled or postponed event; everyone registered gets an email',
  params,
  body: resumeForm,
  response: acted,
} as const satisfies Endpoint

const countRule = `Number of events must be a whole number from 2 to ${maxInSeries}`
const untilRule = 'The last day must be a valid date'
export const seriesForm = z
  .object({
    seen,
    every: z.enum(seriesPaces, 'Unknown choice'),
    count: z.optional(
      z
        .number(countRule)
        .check(z.int(countRule), z.minimum(2, countRule), z.maximum(maxInSeries, countRule)),
    ),
    until: z.optional(
      z.iso
        .date(untilRule)
        .check(z.refine((value) => value >= '1900' && value < '3000', untilRule)),
    ),
  })
  .check(
    z.refine(({ count, until }) => (count === undefined) !== (until === undefined), {
      error: 'Enter either the number of events or the last day',
      path: ['count'],
    }),
  )
export type SeriesForm = z.infer<typeof seriesForm>

export const repeatEvent = {
  method: 'POST',
  url: '/api/admin/events/:_id/series',
  access: 'write records',
  summary:
    'Repeat an event weekly or monthly on the same weekday, or extend its series at the same pace; each becomes a separate event',
  params,
  body: seriesForm,
  response: acted,
} as const satisfies Endpoint

const notifyingActions = ['move', 'postpone', 'cancel', 'resume', 'delete'] as const
export type NotifyingAction = (typeof notifyingActions)[number]

/** What an action would change, and how many people would get an email. */
const impact = z.object({
  events: z.number(),
  people: z.number(),
  /** Only events that aren't over: people of past ones get no email about corrections. */
  ahead: z.number(),
})
export type ActionImpact = z.infer<typeof impact>

export const getActionImpact = {
  method: 'GET',
  url: '/api/admin/events/:_id/reach',
  access: 'write records',
  summary:
    'Count the people who get an email about an action on an event, or on it and the later ones',
  params,
  querystring: z.object({ act: z.enum(notifyingActions, 'Unknown action') }),
  response: { 200: z.object({ one: impact, later: impact }), ...failures(400, 404) },
} as const satisfies Endpoint

const consumes = ['multipart/form-data'] as const

export const copyEvent = {
  method: 'POST',
  url: '/api/events/:_id/copy',
  access: 'write records',
  summary: 'Publish a copy of an event; keeps the original’s picture if none is sent',
  consumes,
  params,
  querystring: newIdQuery,
  body: eventUpdateForm,
  response: { 201: createdBody, ...failures(404, 409, 413) },
} as const satisfies Endpoint

export const updateFollowingEvents = {
  method: 'PUT',
  url: '/api/events/:_id/later',
  access: 'write records',
  summary:
    'Update an event and the later ones of its series with the fields that changed; a new date moves all of them by the same interval',
  consumes,
  params,
  body: eventUpdateForm,
  response: {
    200: messageBody,
    409: z.union([recordConflict, failureBody]),
    ...failures(404, 413),
  },
} as const satisfies Endpoint

export const deleteEventsFollowing = {
  method: 'DELETE',
  url: '/api/events/:_id/later',
  access: 'write records',
  summary: 'Delete an event and the later ones of its series; all or none',
  params,
  response: { 200: messageBody, ...failures(404) },
} as const satisfies Endpoint
