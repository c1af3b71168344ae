import type { Endpoint } from '../platform/endpoint.ts'
import { allowedPlaceholders } from './allowed-placeholders.ts'
import { type Content, singleton } from './content-type.ts'
import { list } from './list-field.ts'
import { figureNames, policyFields } from './policy-fields.ts'
import { lineField, textField } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const privacy = singleton({
  one: 'Privacy',
  many: 'Privacy',
  page: '/privacy',
  fields: {
    kept: list(
      {
        label: 'What we keep',
        help: 'Leave names in braces such as {sessionDays} unchanged; the website replaces them with the actual figures. You can reword the entries on registrations and notice emails. If you remove them, the website’s standard text appears',
      },
      {
        name: lineField({ label: 'Data' }, 80),
        text: textField({ label: 'What we keep, and why' }, 10, 1500),
        until: textField({ label: 'How long' }, 5, 600),
      },
      { least: 1, most: 30 },
    ),
    ...policyFields,
  },
  checks: [allowedPlaceholders('college', 'town', 'hours', 'address', ...figureNames)],
})
export type Privacy = Content<typeof privacy>

export const getPrivacy = {
  method: 'GET',
  url: '/api/content/privacy',
  access: 'everyone',
  summary: 'Get the privacy page',
  querystring: languageQuerystring,
  response: { 200: privacy.shown },
} as const satisfies Endpoint
