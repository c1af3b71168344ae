import * as z from 'zod/mini'
import { type Endpoint, instant } from '../platform/endpoint.ts'
import { disclosureItem } from './disclosure-items.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const disclosurePath = '/disclosure'

/** For items whose group isn't public. */
export const noGroupTitle = 'Further information'

export const publicDisclosureItem = z.extend(
  z.pick(disclosureItem.shown, {
    title: true,
    slug: true,
    explanation: true,
    basis: true,
    rule: true,
    body: true,
    documents: true,
    links: true,
  }),
  {
    /** The reason; then no other field is set. */
    notApplicable: z.optional(z.string()),
  },
)
export type PublicDisclosureItem = z.output<typeof publicDisclosureItem>

export const registerCounts = {
  published: z.number(),
  notApplicable: z.number(),
}

/** Leaves out items with nothing to show. */
export const register = z.object({
  ...registerCounts,
  groups: z.array(
    z.object({
      /** Empty for items without a public group. */
      slug: z.string(),
      title: z.string(),
      items: z.array(publicDisclosureItem),
    }),
  ),
  changedAt: z.optional(instant),
})
export type Register = z.output<typeof register>

export const getDisclosure = {
  method: 'GET',
  url: '/api/content/disclosure',
  access: 'everyone',
  summary: 'List what regulations require the college to publish, and what doesn’t apply to it',
  querystring: languageQuerystring,
  response: { 200: register },
} as const satisfies Endpoint
