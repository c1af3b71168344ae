import * as z from 'zod/mini'
import { languageQuery } from '../content/translations/language-query.ts'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { event, filteredEvents } from './events.ts'

export const monthOfCalendar = /^[12]\d{3}-(0[1-9]|1[0-2])$/

export const monthEvent = z.pick(event, {
  _id: true,
  title: true,
  date: true,
  time: true,
  end: true,
  isAllDay: true,
  state: true,
})
export type MonthEvent = z.infer<typeof monthEvent>

export const eventsOfMonth = z.object({
  events: z.array(monthEvent),
  previous: z.optional(z.string()),
  next: z.optional(z.string()),
})
export type EventsOfMonth = z.infer<typeof eventsOfMonth>

export const listEventsOfMonth = {
  method: 'GET',
  url: '/api/events/months/:month',
  access: 'everyone',
  summary:
    'List the events of a calendar month such as `2026-11`: all, or those of a category, a department or both. 404 before the first and after the last event, except for the current month',
  params: z.object({ month: z.string() }),
  querystring: z.object({ ...filteredEvents, ...languageQuery }),
  response: { 200: eventsOfMonth, ...failures(400, 404) },
} as const satisfies Endpoint
