import * as z from 'zod/mini'
import { type Endpoint, failures, file } from '../platform/endpoint.ts'
import { filteredEvents } from './events.ts'

export const getEventsAtom = {
  method: 'GET',
  url: '/events.atom',
  access: 'everyone',
  answers: 'application/atom+xml',
  summary:
    'Atom feed of the latest published events: all, or those of a category, a department or both',
  querystring: z.object(filteredEvents),
  response: { 200: file, ...failures(400, 404) },
} as const satisfies Endpoint

export const getEventsJson = {
  method: 'GET',
  url: '/events.json',
  access: 'everyone',
  answers: 'application/feed+json',
  summary:
    'JSON Feed of the latest published events: all, or those of a category, a department or both',
  querystring: z.object(filteredEvents),
  response: { 200: file, ...failures(400, 404) },
} as const satisfies Endpoint
