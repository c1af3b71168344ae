import type { Endpoint } from '../platform/endpoint.ts'
import { type Content, singleton } from './content-type.ts'
import { optionalLinkTarget } from './link-target-fields.ts'
import { list } from './list-field.ts'
import { maxSlides, slideFields } from './slide-fields.ts'
import { optionalLineField } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const slides = singleton({
  one: 'Home page slides',
  many: 'Home page slides',
  page: '/',
  fields: {
    slides: list(
      {
        label: 'Slides',
        alsoCalled: 'banner slider carousel hero pictures photos images home page',
        help: 'Shown in turn, starting with the first',
      },
      {
        ...slideFields,
        buttonText: optionalLineField({ label: 'Button' }, 40),
        place: optionalLinkTarget({ label: 'Leads to', help: 'Empty: no button' }),
      },
      { least: 1, most: maxSlides },
    ),
  },
})
export type Slides = Content<typeof slides>

export const getSlides = {
  method: 'GET',
  url: '/api/content/slides',
  access: 'everyone',
  summary: 'Get the home page slides',
  querystring: languageQuerystring,
  response: { 200: slides.shown },
} as const satisfies Endpoint
