import type { Endpoint } from '../platform/endpoint.ts'
import { type Content, singleton } from './content-type.ts'
import { list } from './list-field.ts'
import { maxSlides, slideFields } from './slide-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const eventSlides = singleton({
  one: 'Events page slides',
  many: 'Events page slides',
  page: '/events',
  fields: {
    slides: list({ label: 'Slides', help: 'Shown in turn, starting with the first' }, slideFields, {
      least: 1,
      most: maxSlides,
    }),
  },
})
export type EventSlides = Content<typeof eventSlides>

export const getEventSlides = {
  method: 'GET',
  url: '/api/content/eventSlides',
  access: 'everyone',
  summary: 'Get the events page slides',
  querystring: languageQuerystring,
  response: { 200: eventSlides.shown },
} as const satisfies Endpoint
