import * as z from 'zod/mini'
import { changedShapeOf, shapeOf } from '../content/field.ts'
import { seenVersion } from '../content/form-version.ts'
import {
  createCall,
  type DeclaredRecord,
  deleteCall,
  idParams,
  listCall,
  pageNumber,
  selectionCall,
  updateCall,
} from '../content/record.ts'
import { languageQuery, languageQuerystring } from '../content/translations/language-query.ts'
import { type Endpoint, failures, file, instant } from '../platform/endpoint.ts'
import { longestSearch } from '../platform/search-kinds.ts'
import {
  type EnteredTimes,
  endsAfterStart,
  eventFields,
  eventTranslations,
} from './event-fields.ts'
import { categoryAddress, departmentCode, monthNumber, yearNumber } from './event-filters.ts'
import { eventListing } from './event-listing.ts'
import { seriesPaces } from './event-series.ts'
import { eventStatuses } from './event-status.ts'

export const eventNotFound = 'Event not found'
export const eventCreated = 'Event created successfully! 🎉'
export const eventUpdated = 'Event updated successfully!'
export const eventDeleted = 'Event deleted successfully! 🗑️'

const fullEvent = z.object({
  _id: z.string(),
  ...shapeOf(eventFields, 'shown'),
  seriesId: z.optional(z.string()),
  /** The scheduled time in the series, even if the event was moved. */
  seriesAt: z.optional(instant),
  seriesEvery: z.optional(z.enum(seriesPaces)),
  createdAt: instant,
})

/** Without its details, which are too long for lists: see `getEventDetails`. */
export const event = z.omit(fullEvent, { details: true })
export type Event = z.infer<typeof event>

/** As staff see it. */
export const eventRecord = z.extend(fullEvent, shapeOf(eventTranslations, 'shown'))

const fields = { ...eventFields, ...eventTranslations }

const ends = z.refine<EnteredTimes>(endsAfterStart, {
  error: 'The end must be after the start',
  path: ['end'],
})
const eventForm = z.object(shapeOf(fields, 'schema')).check(ends)
export type EventForm = z.infer<typeof eventForm>

export const eventUpdateForm = z
  .object({ ...changedShapeOf(fields), seen: seenVersion })
  .check(ends)
export type EventUpdateForm = z.infer<typeof eventUpdateForm>

export const eventEntry = z.extend(eventRecord, {
  series: z.optional(z.object({ place: z.number(), of: z.number() })),
  /** Changes the wording of the delete dialog. */
  hasPeople: z.optional(z.boolean()),
})
export type EventEntry = z.infer<typeof eventEntry>

export const listEventEntries = listCall(
  '/api/admin/events',
  'List events for the panel, one page at a time',
  eventEntry,
  eventListing,
)

export const selectEvents = selectionCall('/api/admin/events', 'events', eventListing)

const path = '/api/events'
// A literal, not a call like the others: the build drops the schemas of literals from public pages.
export const getEvent = {
  method: 'GET',
  url: '/api/events/:_id',
  access: 'everyone',
  summary: 'Get an event',
  params: idParams(eventNotFound),
  querystring: languageQuerystring,
  response: { 200: event, ...failures(404) },
} as const satisfies Endpoint
export const listEvents = {
  method: 'GET',
  url: '/api/events',
  access: 'everyone',
  summary: 'List all events, newest date first; `limit` returns only the first few',
  querystring: z.object({
    limit: z.optional(
      z.string().check(z.regex(/^([1-9]|[1-9]\d|100)$/, 'limit must be from 1 to 100')),
    ),
    ...languageQuery,
  }),
  response: { 200: z.array(event), ...failures(400) },
} as const satisfies Endpoint
export const createEvent = createCall(path, 'Publish an event', eventForm)
export const updateEvent = updateCall(
  path,
  'Update an event. Without a picture, the current one stays. With `seen`, changes made by others in the meantime also stay',
  eventUpdateForm,
  eventNotFound,
)
export const deleteEvent = deleteCall(
  path,
  'Delete an event and its picture. An event with registrations can be restored for 30 days, and everyone registered gets a cancellation email',
  eventNotFound,
)

export const events = {
  one: 'event',
  many: 'events',
  about: 'All events of the college, past and upcoming',
  naming: { as: 'event', label: 'Events', one: 'the event', many: 'events' },
  nameField: 'title',
  fields,
  shown: eventRecord,
  listing: eventListing,
  list: listEventEntries,
  select: selectEvents,
  all: listEvents,
  get: getEvent,
  create: createEvent,
  update: updateEvent,
  remove: deleteEvent,
  messages: {
    notFound: eventNotFound,
    created: eventCreated,
    updated: eventUpdated,
    deleted: eventDeleted,
  },
} as const satisfies DeclaredRecord<keyof typeof fields>

const part = (pattern: RegExp, what: string) =>
  z.optional(z.string().check(z.regex(pattern, `Unknown ${what}`)))

export const filteredEvents = {
  category: part(categoryAddress, 'category'),
  department: part(departmentCode, 'department'),
}

export const eventsOverview = z.object({
  counts: z.object({ all: z.number(), latest: z.number(), upcoming: z.number(), past: z.number() }),
  featured: z.optional(event),
  events: z.array(event),
  /** Years with results, whatever year is selected; latest first. */
  years: z.array(z.object({ year: z.number(), events: z.number() })),
})
export type EventsOverview = z.infer<typeof eventsOverview>
export const eventsPerPage = 24

export const getEventsOverview = {
  method: 'GET',
  url: '/api/events/overview',
  access: 'everyone',
  summary:
    'Get the counts per status, the featured event and one page of events, newest or soonest first; filter by status (latest, upcoming, past), search, category, department, and the year and month of the start',
  querystring: z.object({
    q: z.optional(z.string().check(z.maxLength(longestSearch, 'This search is too long'))),
    ...filteredEvents,
    year: part(yearNumber, 'year'),
    month: part(monthNumber, 'month'),
    page: pageNumber,
    status: z.optional(z.enum(eventStatuses, 'Unknown status')),
    order: z.optional(z.enum(['soonest'], 'Unknown order')),
    ...languageQuery,
  }),
  response: { 200: eventsOverview, ...failures(400, 404, 429) },
} as const satisfies Endpoint

export const comingEventsCount = 12

export const listComingEvents = {
  method: 'GET',
  url: '/api/events/coming',
  access: 'everyone',
  summary: 'List the next events, soonest first; leaves out past and finished ones',
  querystring: languageQuerystring,
  response: { 200: z.array(event) },
} as const satisfies Endpoint

export const seriesDate = z.pick(event, {
  _id: true,
  date: true,
  time: true,
  end: true,
  isAllDay: true,
  state: true,
})
export type SeriesDate = z.infer<typeof seriesDate>

export const listSeriesDates = {
  method: 'GET',
  url: '/api/events/:_id/dates',
  access: 'everyone',
  summary: 'List the other upcoming events of the same series, soonest first',
  params: idParams(eventNotFound),
  response: { 200: z.array(seriesDate), ...failures(404) },
} as const satisfies Endpoint

export const getCalendar = {
  method: 'GET',
  url: '/events.ics',
  access: 'everyone',
  answers: 'text/calendar',
  summary:
    'Calendar subscription with upcoming events and those of the last year, a thousand at most: all, or those of a category, a department or both',
  querystring: z.object({ ...filteredEvents, ...languageQuery }),
  response: { 200: file, ...failures(400, 404) },
} as const satisfies Endpoint

export const getEventCalendar = {
  method: 'GET',
  url: '/event/:_id.ics',
  access: 'everyone',
  answers: 'text/calendar',
  summary: 'Download one event as a calendar file',
  params: idParams(eventNotFound),
  querystring: languageQuerystring,
  response: { 200: file, ...failures(404) },
} as const satisfies Endpoint
