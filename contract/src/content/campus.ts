import type { Endpoint } from '../platform/endpoint.ts'
import { type Content, singleton } from './content-type.ts'
import { libraryPicture, optionalPicture } from './library-fields.ts'
import { optionalLinkTarget } from './link-target-fields.ts'
import { list } from './list-field.ts'
import { lineField, optionalLineField, textField } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const campus = singleton({
  one: 'Facilities and campus pictures',
  many: 'Facilities and campus pictures',
  page: '/',
  fields: {
    facilities: list(
      {
        label: 'Facilities',
        alsoCalled: 'laboratory sports canteen home page',
        help: 'On the home page',
      },
      {
        name: lineField({ label: 'Name' }, 60),
        text: textField({ label: 'Text' }, 10, 600),
        picture: libraryPicture({ label: 'Picture' }),
        place: optionalLinkTarget({ label: 'Leads to', help: 'A page such as /about, or empty' }),
      },
      { least: 1, most: 9 },
    ),
    welcomePicture: optionalPicture({ label: 'Picture next to the welcome', help: 'Home page' }),
    aboutPicture: optionalPicture({ label: 'Large picture on the About page' }),
    gallery: list(
      {
        label: 'Gallery',
        alsoCalled: 'photos campus pictures album',
        help: 'Campus pictures on the About page',
      },
      {
        picture: libraryPicture({ label: 'Picture' }),
        caption: optionalLineField({ label: 'Caption' }, 200),
      },
      { most: 24 },
    ),
    leaders: list(
      {
        label: 'Messages from college leaders',
        alsoCalled: 'principal message director desk chairman',
        help: 'On the About page',
      },
      {
        name: lineField({ label: 'Name' }, 80),
        office: lineField({ label: 'Office', help: 'Such as Principal' }, 80),
        text: textField({ label: 'Message' }, 20, 2000),
        portrait: optionalPicture({ label: 'Portrait' }),
      },
      { most: 6 },
    ),
  },
})
export type Campus = Content<typeof campus>

export const getCampus = {
  method: 'GET',
  url: '/api/content/campus',
  access: 'everyone',
  summary: 'Get facilities, campus pictures and messages from college leaders',
  querystring: languageQuerystring,
  response: { 200: campus.shown },
} as const satisfies Endpoint
