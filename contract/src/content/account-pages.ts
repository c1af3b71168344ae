import { type Endpoint, failures } from '../platform/endpoint.ts'
import { type Content, singleton } from './content-type.ts'
import { optionalPicture } from './library-fields.ts'

/** What the pages of student accounts show besides their forms. */
export const accountPages = singleton({
  one: 'Pages of student accounts',
  many: 'Pages of student accounts',
  page: '/login',
  fields: {
    picture: optionalPicture({
      label: 'Picture',
      help: 'Beside the forms to log in and to sign up, where the screen is wide',
    }),
  },
})
export type AccountPages = Content<typeof accountPages>

export const getAccountPages = {
  method: 'GET',
  url: '/api/content/accountPages',
  access: 'everyone',
  schema: {
    summary: 'What the pages of student accounts show besides their forms',
    response: { 200: accountPages.shown, ...failures(503) },
  },
} as const satisfies Endpoint
