import * as z from 'zod/mini'
import { type Endpoint, failures, file } from '../platform/endpoint.ts'
import { narrowedEvents } from './events.ts'

export const getEventsAtom = {
  method: 'GET',
  url: '/events.atom',
  access: 'everyone',
  answers: 'application/atom+xml',
  schema: {
    summary:
      'The events that were published last as Atom: of all, a category, a department, or both',
    querystring: z.object(narrowedEvents),
    response: { 200: file, ...failures(400, 404, 503) },
  },
} as const satisfies Endpoint

export const getEventsJson = {
  method: 'GET',
  url: '/events.json',
  access: 'everyone',
  answers: 'application/feed+json',
  schema: {
    summary: 'The same as JSON Feed',
    querystring: z.object(narrowedEvents),
    response: { 200: file, ...failures(400, 404, 503) },
  },
} as const satisfies Endpoint
