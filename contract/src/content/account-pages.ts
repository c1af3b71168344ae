import type { Endpoint } from '../platform/endpoint.ts'
import { type Content, singleton } from './content-type.ts'
import { optionalPicture } from './library-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const accountPages = singleton({
  one: 'Student account pages',
  many: 'Student account pages',
  page: '/login',
  fields: {
    picture: optionalPicture({
      label: 'Picture',
      help: 'Next to the login and sign-up forms on wide screens',
    }),
  },
})
export type AccountPages = Content<typeof accountPages>

export const getAccountPages = {
  method: 'GET',
  url: '/api/content/accountPages',
  access: 'everyone',
  summary: 'Get the content of the student account pages',
  querystring: languageQuerystring,
  response: { 200: accountPages.shown },
} as const satisfies Endpoint
