import * as z from 'zod/mini'
import {
  createdBody,
  type Endpoint,
  failures,
  file,
  instant,
  messageBody,
  optionalText,
  text,
} from './endpoint.ts'
import { eventStatuses } from './event-status.ts'
import { pictureFile } from './pictures.ts'

export const eventNotFound = 'Event not found'
export const eventCreated = 'Event created successfully! 🎉'
export const eventUpdated = 'Event updated successfully!'
export const eventDeleted = 'Event deleted successfully! 🗑️'

export const event = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  date: instant,
  time: z.optional(z.string()),
  venue: z.optional(z.string()),
  /** Address of the picture on this origin; `contract/pictures` reads its size from it. */
  image: z.string(),
  createdAt: instant,
})
export type Event = z.infer<typeof event>

/** The first page of the archive with its counts: what the page of events shows before more is asked for. */
export const eventsOverview = z.object({
  counts: z.object({ all: z.number(), latest: z.number(), upcoming: z.number(), past: z.number() }),
  featured: z.optional(event),
  events: z.array(event),
})
export type EventsOverview = z.infer<typeof eventsOverview>
/** Events on one page of the archive. */
export const eventsPerPage = 24

const dateRequired = 'Date is required'
const fields = {
  title: text('Title', 3, 200),
  description: text('Description', 10, 10_000),
  /** An instant, or a date and time on the college's clock as `datetime-local` gives it. */
  date: z.iso
    .datetime({ local: true, offset: true, error: dateRequired })
    // Beyond these years an instant has another form, and clocks went by the sun.
    .check(z.refine((value) => value >= '1900' && value < '3000', dateRequired)),
  time: optionalText('Time', 100),
  venue: optionalText('Venue', 100),
}
export const eventForm = z.object({ ...fields, image: pictureFile('Image is required') })
export type EventForm = z.infer<typeof eventForm>

/** The same form for a change: a picture only when it is replaced. */
export const eventUpdateForm = z.object({
  ...fields,
  image: z.optional(pictureFile('Image is required')),
})
export type EventUpdateForm = z.infer<typeof eventUpdateForm>

const params = z.object({ eventId: z.uuid(eventNotFound) })

export const listEvents = {
  method: 'GET',
  url: '/api/events',
  access: 'everyone',
  schema: {
    summary: 'All events, newest date first; `limit` asks for the first few only',
    querystring: z.object({
      limit: z.optional(z.string().check(z.regex(/^([1-9]|[1-9]\d|100)$/, 'limit is 1 to 100'))),
    }),
    response: { 200: z.array(event), ...failures(400, 503) },
  },
} as const satisfies Endpoint

export const getEventsOverview = {
  method: 'GET',
  url: '/api/events/overview',
  access: 'everyone',
  schema: {
    summary:
      'Counts per status, the featured event and one page of all events or those of a status: latest, upcoming, past, newest or soonest first',
    querystring: z.object({
      page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'page is 1 to 99999'))),
      status: z.optional(z.enum(eventStatuses, 'There is no such status')),
      order: z.optional(z.enum(['soonest'], 'There is no such order')),
    }),
    response: { 200: eventsOverview, ...failures(400, 404, 503) },
  },
} as const satisfies Endpoint

/** Cards in a list of what is coming. */
export const comingEventsCount = 12

export const listComingEvents = {
  method: 'GET',
  url: '/api/events/coming',
  access: 'everyone',
  schema: {
    summary: 'The next events that are neither past nor over, soonest first',
    response: { 200: z.array(event), ...failures(503) },
  },
} as const satisfies Endpoint

export const getEvent = {
  method: 'GET',
  url: '/api/events/:eventId',
  access: 'everyone',
  schema: {
    summary: 'One event',
    params,
    response: { 200: event, ...failures(404, 503) },
  },
} as const satisfies Endpoint

export const getCalendar = {
  method: 'GET',
  url: '/events.ics',
  access: 'everyone',
  answers: 'text/calendar',
  schema: {
    summary: 'All events, for a calendar to subscribe to',
    response: { 200: file, ...failures(503) },
  },
} as const satisfies Endpoint

export const getEventCalendar = {
  method: 'GET',
  url: '/event/:eventId.ics',
  access: 'everyone',
  answers: 'text/calendar',
  schema: {
    summary: 'One event, for a calendar',
    params,
    response: { 200: file, ...failures(404, 503) },
  },
} as const satisfies Endpoint

export const createEvent = {
  method: 'POST',
  url: '/api/events',
  access: 'administrator',
  schema: {
    summary: 'Publish an event',
    consumes: ['multipart/form-data'],
    body: eventForm,
    response: { 201: createdBody, ...failures(400, 401, 403, 413, 415, 503) },
  },
} as const satisfies Endpoint

export const updateEvent = {
  method: 'PUT',
  url: '/api/events/:eventId',
  access: 'administrator',
  schema: {
    summary: 'Change an event; the picture stays when none is sent',
    consumes: ['multipart/form-data'],
    params,
    body: eventUpdateForm,
    response: { 200: messageBody, ...failures(400, 401, 403, 404, 413, 415, 503) },
  },
} as const satisfies Endpoint

export const deleteEvent = {
  method: 'DELETE',
  url: '/api/events/:eventId',
  access: 'administrator',
  schema: {
    summary: 'Delete an event and its picture',
    params,
    response: { 200: messageBody, ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint
