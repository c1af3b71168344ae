import type { Endpoint } from '../platform/endpoint.ts'
import { allowedPlaceholders } from './allowed-placeholders.ts'
import { type Content, singleton } from './content-type.ts'

import { policyFields } from './policy-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const terms = singleton({
  one: 'Terms',
  many: 'Terms',
  page: '/terms',
  fields: {
    ...policyFields,
  },
  checks: [allowedPlaceholders('college', 'town', 'hours', 'address')],
})
export type TermsOfUse = Content<typeof terms>

export const getTermsOfUse = {
  method: 'GET',
  url: '/api/content/terms',
  access: 'everyone',
  summary: 'Get the terms page',
  querystring: languageQuerystring,
  response: { 200: terms.shown },
} as const satisfies Endpoint
