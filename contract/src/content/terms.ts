import { type Endpoint, failures } from '../platform/endpoint.ts'
import { type Content, singleton } from './content-type.ts'
import { fillsIn } from './fills-in.ts'

import { policyFields } from './policy-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const terms = singleton({
  one: 'Terms',
  many: 'Terms',
  page: '/terms',
  fields: {
    ...policyFields,
  },
  checks: [fillsIn('college', 'town', 'hours', 'address')],
})
export type TermsOfUse = Content<typeof terms>

export const getTermsOfUse = {
  method: 'GET',
  url: '/api/content/terms',
  access: 'everyone',
  schema: {
    summary: 'Get the terms page',
    querystring: languageQuerystring,
    response: { 200: terms.shown, ...failures(503) },
  },
} as const satisfies Endpoint
