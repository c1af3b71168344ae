import type { Endpoint } from '../platform/endpoint.ts'
import { type Content, singleton } from './content-type.ts'
import { list } from './list-field.ts'
import { lineField } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const numbers = singleton({
  one: 'The college in numbers',
  many: 'The college in numbers',
  page: '/about',
  fields: {
    statistics: list(
      {
        label: 'Numbers',
        alsoCalled: 'statistics counters figures students teachers achievements',
        help: 'Say what each figure counts. If it changes over time, add the date',
      },
      {
        value: lineField({ label: 'Figure', isSame: true }, 12),
        label: lineField({ label: 'What is counted' }, 60),
      },
      { least: 1, most: 8 },
    ),
  },
})
export type Numbers = Content<typeof numbers>

export const getNumbers = {
  method: 'GET',
  url: '/api/content/numbers',
  access: 'everyone',
  summary: 'The college in numbers',
  querystring: languageQuerystring,
  response: { 200: numbers.shown },
} as const satisfies Endpoint
