import * as z from 'zod/mini'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { contentParams } from './calls.ts'

/** How often an open form reports, and how long one report counts. */
export const presenceEverySeconds = 20
export const presenceSeconds = 60

export const markPresence = {
  method: 'POST',
  url: '/api/admin/content/:_id/presence',
  access: 'write translations',
  summary:
    'Report that the entry is open for editing; get who else has it open, and its current version',
  params: contentParams,
  response: {
    200: z.object({ editors: z.array(z.string()), version: z.number() }),
    ...failures(404, 415),
  },
} as const satisfies Endpoint
