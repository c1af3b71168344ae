import * as z from 'zod/mini'
import { type Endpoint, failures, instant } from '../../platform/endpoint.ts'
import { contentTypeName } from '../calls.ts'
import { listPage, pageNumber, searchableTexts } from '../record.ts'
import { languageCode } from './language-query.ts'

/** Statuses of an entry's translation, the most urgent first. */
export const translationStatuses = {
  outdated: 'English has changed',
  missing: 'Not translated',
  behind: 'Partly translated',
  review: 'Waiting for review',
  draft: 'Draft',
  scheduled: 'Scheduled',
  complete: 'Complete',
} as const
export type TranslationStatus = keyof typeof translationStatuses
const statusNames = Object.keys(translationStatuses) as TranslationStatus[] // its keys

export const translatableEntry = z.object({
  /** Of the source. */
  _id: z.string(),
  type: contentTypeName,
  title: z.string(),
  /** Program code. Absent: the whole college. */
  department: z.optional(z.string()),
  /** Absent: not started. */
  translationId: z.optional(z.string()),
  translatedTitle: z.optional(z.string()),
  status: z.enum(statusNames),
  /** Texts of the source, and how many have no translation or one of an earlier text, drafts included. */
  texts: z.number(),
  missing: z.number(),
  outdated: z.number(),
  publishAt: z.optional(instant),
})
export type TranslatableEntry = z.infer<typeof translatableEntry>

/** Also for the export to a spreadsheet. */
export const translationFilters = {
  /** Absent: the first one. */
  language: z.optional(languageCode),
  search: searchableTexts,
  status: z.optional(z.enum(statusNames, 'Unknown status')),
  type: z.optional(contentTypeName),
}

export const listTranslatableEntries = {
  method: 'GET',
  url: '/api/admin/translations',
  access: 'write translations',
  summary:
    'List the public entries with texts that the account may translate, the most visible first, one page at a time',
  querystring: z.object({ ...translationFilters, page: pageNumber }),
  response: { 200: listPage(translatableEntry), ...failures(400) },
} as const satisfies Endpoint

export const countOutdatedTranslations = {
  method: 'GET',
  url: '/api/admin/translations/outdated',
  access: 'write translations',
  summary: 'Count the public translations whose English has changed',
  response: { 200: z.object({ outdated: z.number() }) },
} as const satisfies Endpoint
