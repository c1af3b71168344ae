import * as z from 'zod/mini'
import type { Endpoint } from '../platform/endpoint.ts'
import { contentEntry } from './calls.ts'
import { libraryKinds } from './library/items.ts'
import { reportedReview } from './review.ts'

export const maxReported = 50

/** Broken links, and references to people or entries that aren't public. */
export const deadLink = z.object({
  entryId: z.string(),
  title: z.string(),
  label: z.string(),
  place: z.optional(z.string()),
  gone: z.optional(z.enum(['person', 'entry'])),
})
export type DeadLink = z.infer<typeof deadLink>

const reportedEntry = z.extend(contentEntry, { review: reportedReview })
export type ReportedEntry = z.infer<typeof reportedEntry>

const unusedFile = z.object({ _id: z.string(), kind: z.enum(libraryKinds), name: z.string() })

export const reports = z.object({
  deadLinks: z.array(deadLink),
  drafts: z.array(contentEntry),
  toReview: z.array(reportedEntry),
  oldest: z.array(reportedEntry),
  unusedFiles: z.array(unusedFile),
})
export type Reports = z.infer<typeof reports>

export const readReports = {
  method: 'GET',
  url: '/api/admin/reports',
  access: 'see content',
  summary:
    'Get the website report: broken links, drafts, overdue reviews, old texts and unused files',
  response: { 200: reports },
} as const satisfies Endpoint
