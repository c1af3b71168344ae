import * as z from 'zod/mini'
import { type Endpoint, failures } from '../platform/endpoint.ts'

/** Characters of links in one call. */
export const maxLinkTargets = 6_000

export const findDeadLinkTargets = {
  method: 'GET',
  url: '/api/admin/dead-places',
  access: 'see content',
  summary:
    'Find broken links among these, separated by spaces: missing pages or missing parts of a page',
  querystring: z.object({
    places: z.optional(z.string().check(z.maxLength(maxLinkTargets, 'Too many links'))),
  }),
  response: { 200: z.object({ dead: z.array(z.string()) }), ...failures(400) },
} as const satisfies Endpoint
