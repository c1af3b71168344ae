import * as z from 'zod/mini'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { registerCounts } from './disclosure.ts'
import { disclosureItem } from './disclosure-items.ts'
import { reportedReview } from './review.ts'

/** An item of the register that somebody should look at. */
const reportedItem = z.object({
  _id: z.string(),
  title: z.string(),
  basis: disclosureItem.fields.basis.shown,
  /** Whether something is written that is not published. */
  hasDraft: z.boolean(),
  review: reportedReview,
})
export type ReportedItem = z.infer<typeof reportedItem>

/** The register as its keepers see it: with what visitors do not find. */
export const disclosureReport = z.object({
  ...registerCounts,
  /** Items that apply and have neither text nor document nor link that visitors could follow. */
  missing: z.array(reportedItem),
  /** Items whose day for another look is over, the longest first. */
  overdue: z.array(reportedItem),
  /** Whether the menu or the footer leads to the page. */
  isLinked: z.boolean(),
})
export type DisclosureReport = z.infer<typeof disclosureReport>

export const readDisclosureReport = {
  method: 'GET',
  url: '/api/admin/disclosure',
  access: 'see content',
  schema: {
    summary: 'Get the public disclosure report: what is published, missing or overdue for review',
    response: { 200: disclosureReport, ...failures(401, 403, 503) },
  },
} as const satisfies Endpoint
