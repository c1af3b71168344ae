import * as z from 'zod/mini'
import { type Endpoint, failures, instant } from '../platform/endpoint.ts'
import { alertId } from './alert-words.ts'
import type { Check } from './check.ts'
import { choice } from './choice-field.ts'
import { collection } from './content-type.ts'
import type { ContentData } from './data.ts'
import { optionalDocument } from './library-fields.ts'
import { optionalPlace } from './place-fields.ts'
import { line, optionalLine, slug } from './text-fields.ts'

export const emergencyAsks =
  'This emergency will appear at the top of every page, even on pages that are already open. Visitors can’t dismiss it.'

const askBefore = ({ level }: ContentData) => (level === 'emergency' ? emergencyAsks : undefined)

const oneWayOn: Check = ({ place, document }) =>
  place && document
    ? [
        {
          path: 'document',
          message: 'Choose a page or a document, not both',
          level: 'stop',
        },
      ]
    : []

export const alert = collection({
  one: 'Alert',
  many: 'Alerts',
  page: (name) => `/#${alertId(name)}`,
  url: '/api/content/alerts',
  nameField: 'title',
  order: 'newest',
  isPassing: true,
  askBefore,
  fields: {
    title: line({ label: 'Alert', help: 'For example: College is closed on Monday' }, 120),
    slug: slug({ label: 'Address', help: 'The part after /#alert-' }),
    level: choice({ label: 'Level' }, [
      { value: 'information', label: 'Information: good to know' },
      { value: 'warning', label: 'Warning: something is different from usual' },
      { value: 'emergency', label: 'Emergency: people must act now' },
    ]),
    text: optionalLine({ label: 'Details', help: 'A sentence or two under the alert' }, 300),
    place: optionalPlace({
      label: 'Leads to',
      help: 'A page or notice, an address that begins with https://, or empty',
    }),
    document: optionalDocument({ label: 'Document', help: 'Instead of a page' }),
    linkLabel: optionalLine({ label: 'Link text', help: 'Empty: “Read more”' }, 60),
  },
  checks: [oneWayOn],
})

export const shownAlert = z.extend(alert.shown, {
  /** Stable across corrections. */
  _id: z.string(),
  /** Changes with every correction, so a dismissed alert shows again. */
  key: z.string(),
  publishedAt: instant,
  until: z.optional(instant),
})
export type ShownAlert = z.output<typeof shownAlert>

export const listAlerts = {
  method: 'GET',
  url: '/api/content/alerts',
  access: 'everyone',
  schema: {
    summary: 'List the alerts at the top of every page, most severe first',
    response: { 200: z.array(shownAlert), ...failures(503) },
  },
} as const satisfies Endpoint
