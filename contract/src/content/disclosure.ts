import * as z from 'zod/mini'
import { type Endpoint, failures, instant } from '../platform/endpoint.ts'
import { disclosureItem } from './disclosure-items.ts'

/** The page that shows the register. */
export const disclosurePath = '/disclosure'

/** Items whose group visitors do not see stand under this name. */
export const noGroupTitle = 'Further information'

/** What visitors get of an item that is published, or does not apply. */
export const shownItem = z.extend(
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
    /** Why it does not apply; then nothing else is shown of it. */
    notApplicable: z.optional(z.string()),
  },
)
export type ShownItem = z.output<typeof shownItem>

export const registerCounts = {
  /** Items with something to show, and those that do not apply to the college. */
  published: z.number(),
  notApplicable: z.number(),
}

/** The register as visitors read it: an item with nothing to show is not in it. */
export const register = z.object({
  ...registerCounts,
  groups: z.array(
    z.object({
      /** Empty where the items have no group that visitors see. */
      slug: z.string(),
      title: z.string(),
      items: z.array(shownItem),
    }),
  ),
  /** When the newest of what is shown was published; absent where nothing is. */
  changedAt: z.optional(instant),
})
export type Register = z.output<typeof register>

export const getDisclosure = {
  method: 'GET',
  url: '/api/content/disclosure',
  access: 'everyone',
  schema: {
    summary: 'List what regulations require the college to publish, and what doesn’t apply to it',
    response: { 200: register, ...failures(503) },
  },
} as const satisfies Endpoint
