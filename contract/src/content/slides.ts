import { type Endpoint, failures } from '../platform/endpoint.ts'
import { type Content, singleton } from './content-type.ts'
import { list } from './list-field.ts'
import { optionalPlace } from './place-fields.ts'
import { mostSlides, slideFields } from './slide-fields.ts'
import { optionalLine } from './text-fields.ts'

/** The slides at the top of the home page. */
export const slides = singleton({
  one: 'Slides of the home page',
  many: 'Slides of the home page',
  page: '/',
  fields: {
    slides: list(
      { label: 'Slides', help: 'Shown one after the other; the first one is seen at once' },
      {
        ...slideFields,
        buttonText: optionalLine({ label: 'Button' }, 40),
        place: optionalPlace({ label: 'Leads to', help: 'Without a place there is no button' }),
      },
      { least: 1, most: mostSlides },
    ),
  },
})
export type Slides = Content<typeof slides>

export const getSlides = {
  method: 'GET',
  url: '/api/content/slides',
  access: 'everyone',
  schema: {
    summary: 'The slides of the home page',
    response: { 200: slides.shown, ...failures(503) },
  },
} as const satisfies Endpoint
