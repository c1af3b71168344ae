import { idParams } from '../content/record.ts'
import { type Endpoint, failures, file } from '../platform/endpoint.ts'
import { eventEntry, eventNotFound } from './events.ts'

export const getEventEntry = {
  method: 'GET',
  url: '/api/admin/events/:_id',
  access: 'see records',
  summary: 'Get an event for the panel, even before it is public',
  params: idParams(eventNotFound),
  response: { 200: eventEntry, ...failures(404) },
} as const satisfies Endpoint

export const previewEvent = {
  method: 'GET',
  url: '/api/admin/events/:_id/preview',
  access: 'see records',
  answers: 'text/html',
  summary: 'Preview the page of an event that isn’t public yet',
  params: idParams(eventNotFound),
  response: { 200: file, ...failures(404) },
} as const satisfies Endpoint
