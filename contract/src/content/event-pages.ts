import { type Endpoint, failures } from '../platform/endpoint.ts'
import { fits } from './checks.ts'
import { type Content, singleton } from './content-type.ts'
import { fillsIn } from './fills-in.ts'
import { forSearchEngines } from './page-words.ts'
import { line, text } from './text-fields.ts'

/** What the pages of events say besides events. */
export const eventPages = singleton({
  one: 'Pages of events',
  many: 'Pages of events',
  page: '/events',
  fields: {
    openTo: line(
      {
        label: 'Whom events are for',
        help: 'Stands beside events of the whole college that do not say it themselves',
      },
      60,
    ),
    callTitle: line({ label: 'Heading at the end' }, 60),
    callText: text({ label: 'Words at the end' }, 10, 300),
    description: text(forSearchEngines, 20, 300),
  },
  checks: [fillsIn('college'), fits('description', 160, 'what search engines show')],
})
export type EventPages = Content<typeof eventPages>

export const getEventPages = {
  method: 'GET',
  url: '/api/content/eventPages',
  access: 'everyone',
  schema: {
    summary: 'What the pages of events say besides events',
    response: { 200: eventPages.shown, ...failures(503) },
  },
} as const satisfies Endpoint
