import * as z from 'zod/mini'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { contentEntry } from './calls.ts'
import { libraryKinds } from './library/items.ts'
import { reportedReview } from './review.ts'

/** So many entries and files are told of each report. */
export const mostReported = 50

/** What of the public texts leads or stands for nothing, and where: a path, or a person or an entry that visitors do not see. */
export const deadLink = z.object({
  entryId: z.string(),
  title: z.string(),
  /** What its field is called. */
  label: z.string(),
  place: z.optional(z.string()),
  gone: z.optional(z.enum(['person', 'entry'])),
})
export type DeadLink = z.infer<typeof deadLink>

/** An entry with who looks after it and when. */
const reportedEntry = z.extend(contentEntry, { review: reportedReview })
export type ReportedEntry = z.infer<typeof reportedEntry>

const unusedFile = z.object({ _id: z.string(), kind: z.enum(libraryKinds), name: z.string() })

export const reports = z.object({
  deadLinks: z.array(deadLink),
  /** Drafts that are not published, longest waiting first. */
  drafts: z.array(contentEntry),
  /** What is to be looked at again, the longest overdue first. */
  toReview: z.array(reportedEntry),
  /** What is public and was written longest ago, by whom. */
  oldest: z.array(reportedEntry),
  /** What no page shows, nor is to show. */
  unusedFiles: z.array(unusedFile),
})
export type Reports = z.infer<typeof reports>

export const readReports = {
  method: 'GET',
  url: '/api/admin/reports',
  access: 'see content',
  schema: {
    summary:
      'Get the website report: broken links, drafts, overdue reviews, old texts and unused files',
    response: { 200: reports, ...failures(401, 403, 503) },
  },
} as const satisfies Endpoint
