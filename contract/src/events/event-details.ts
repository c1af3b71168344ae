import * as z from 'zod/mini'
import { idParams } from '../content/record.ts'
import { publicRichText } from '../content/rich-text/rich-text-schema.ts'
import { languageQuerystring } from '../content/translations/language-query.ts'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { eventNotFound } from './events.ts'

export const getEventDetails = {
  method: 'GET',
  url: '/api/events/:_id/details',
  access: 'everyone',
  summary: 'Get what an event’s page shows below the description, such as programme and documents',
  params: idParams(eventNotFound),
  querystring: languageQuerystring,
  response: { 200: z.object({ details: z.optional(publicRichText) }), ...failures(404) },
} as const satisfies Endpoint
