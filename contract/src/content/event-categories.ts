import * as z from 'zod/mini'
import type { Endpoint } from '../platform/endpoint.ts'
import { collection } from './content-type.ts'
import { lineField, slug } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const eventCategory = collection({
  one: 'Event category',
  many: 'Event categories',
  page: (name) => `/events?category=${name}`,
  url: '/api/content/event-categories',
  nameField: 'title',
  staysWhileNamed: true,
  fields: {
    title: lineField({ label: 'Name' }, 40),
    slug: slug({
      label: 'Address',
      help: 'Used in list, feed and calendar addresses: /events?category=sports',
    }),
  },
})

export const listedEventCategory = z.extend(
  z.pick(eventCategory.shown, { slug: true, title: true }),
  {
    _id: z.string(),
  },
)
export type ListedEventCategory = z.output<typeof listedEventCategory>

export const listEventCategories = {
  method: 'GET',
  url: '/api/content/event-categories',
  access: 'everyone',
  summary: 'List event categories in the order set by staff',
  querystring: languageQuerystring,
  response: { 200: z.array(listedEventCategory) },
} as const satisfies Endpoint
