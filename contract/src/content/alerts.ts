import * as z from 'zod/mini'
import { type Endpoint, instant } from '../platform/endpoint.ts'
import { alertId } from './alert-texts.ts'
import type { Check } from './check.ts'
import { choice } from './choice-field.ts'
import { collection } from './content-type.ts'
import type { ContentData } from './data.ts'
import { optionalDocument } from './library-fields.ts'
import { optionalLinkTarget } from './link-target-fields.ts'
import { lineField, optionalLineField, slug } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const emergencyConfirmation =
  'This emergency will appear at the top of every page, even on pages that are already open. Visitors can’t dismiss it.'

const confirmBefore = ({ level }: ContentData) =>
  level === 'emergency' ? emergencyConfirmation : undefined

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
  confirmBefore,
  fields: {
    title: lineField({ label: 'Alert', help: 'For example: College is closed on Monday' }, 120),
    slug: slug({ label: 'Address', help: 'The part after /#alert-' }),
    level: choice({ label: 'Level' }, [
      { value: 'information', label: 'Information: good to know' },
      { value: 'warning', label: 'Warning: something is different from usual' },
      { value: 'emergency', label: 'Emergency: people must act now' },
    ]),
    text: optionalLineField({ label: 'Details', help: 'A sentence or two under the alert' }, 300),
    place: optionalLinkTarget({
      label: 'Leads to',
      help: 'A page or notice, an address that begins with https://, or empty',
    }),
    document: optionalDocument({ label: 'Document', help: 'Instead of a page' }),
    linkLabel: optionalLineField({ label: 'Link text', help: 'Empty: “Read more”' }, 60),
  },
  checks: [oneWayOn],
})

export const alertView = z.extend(alert.shown, {
  /** Stable across corrections. */
  _id: z.string(),
  /** Changes with every correction, so a dismissed alert shows again. */
  key: z.string(),
  publishedAt: instant,
  until: z.optional(instant),
})
export type AlertView = z.output<typeof alertView>

export const listAlerts = {
  method: 'GET',
  url: '/api/content/alerts',
  access: 'everyone',
  summary: 'List the alerts at the top of every page, most severe first',
  querystring: languageQuerystring,
  response: { 200: z.array(alertView) },
} as const satisfies Endpoint
