import * as z from 'zod/mini'
import type { Endpoint } from '../platform/endpoint.ts'
import { registerCounts } from './disclosure.ts'
import { disclosureItem } from './disclosure-items.ts'
import { reportedReview } from './review.ts'

const reportedItem = z.object({
  _id: z.string(),
  title: z.string(),
  basis: disclosureItem.fields.basis.shown,
  hasDraft: z.boolean(),
  review: reportedReview,
})
export type ReportedItem = z.infer<typeof reportedItem>

export const disclosureReport = z.object({
  ...registerCounts,
  missing: z.array(reportedItem),
  overdue: z.array(reportedItem),
  /** The menu or footer links to the page. */
  isLinked: z.boolean(),
})
export type DisclosureReport = z.infer<typeof disclosureReport>

export const readDisclosureReport = {
  method: 'GET',
  url: '/api/admin/disclosure',
  access: 'see content',
  summary: 'Get the public disclosure report: what is published, missing or overdue for review',
  response: { 200: disclosureReport },
} as const satisfies Endpoint
