import type { Endpoint } from '../platform/endpoint.ts'
import { allowedPlaceholders } from './allowed-placeholders.ts'
import { warnIfLong } from './checks.ts'
import { type Content, singleton } from './content-type.ts'
import { forSearchEngines } from './page-texts.ts'
import { lineField, textField } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const eventPages = singleton({
  one: 'Events pages',
  many: 'Events pages',
  page: '/events',
  fields: {
    openTo: lineField(
      {
        label: 'Who events are for',
        help: 'Shown with college-wide events that don’t set this themselves',
      },
      60,
    ),
    callTitle: lineField({ label: 'Closing heading' }, 60),
    callText: textField({ label: 'Closing text' }, 10, 300),
    description: textField(forSearchEngines, 20, 300),
  },
  checks: [allowedPlaceholders('college'), warnIfLong('description', 160, 'search results')],
})
export type EventPages = Content<typeof eventPages>

export const getEventPages = {
  method: 'GET',
  url: '/api/content/eventPages',
  access: 'everyone',
  summary: 'Get the texts of the events pages',
  querystring: languageQuerystring,
  response: { 200: eventPages.shown },
} as const satisfies Endpoint
