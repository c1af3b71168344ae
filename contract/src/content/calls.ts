import * as z from 'zod/mini'
import { fieldChange } from '../platform/activity.ts'
import { type Endpoint, failureBody, failures, instant, messageBody } from '../platform/endpoint.ts'
import { isInYears, yearRange } from '../platform/years.ts'
import { contentData } from './data.ts'
import { missingPart } from './missing-parts.ts'
import { requestsOfEntry } from './request.ts'
import { entryTypeNames } from './translations/translation-types.ts'
import { contentTypeNames } from './types.ts'

export const contentNotFound = 'This entry doesn’t exist'
export const contentSaved = 'Saved as a draft'
export const contentPublished = 'Published. It’s live on the website.'
export const contentScheduled = 'Scheduled'
export const contentUnscheduled = 'Scheduled publication cancelled.'
export const contentDiscarded = 'Draft discarded'
export const contentRestored = 'Restored as a draft'
export const revisionNotFound = 'This version doesn’t exist'
export const contentFaulty = 'This can’t be published yet'
export const contentTrashed = 'This is in the trash. Restore it first.'
export const contentChangedMeanwhile = 'Someone changed this in the meantime'
export const nothingToGoBackTo =
  'This was never published, so there’s no earlier version to go back to'
export const timeIsPast = 'Choose a time in the future'
export const futureTime = z.iso
  .datetime({ offset: true, error: timeIsPast })
  .check(z.refine(isInYears, `Choose a date and time ${yearRange}`))

export const contentTypeName = z.enum(contentTypeNames, 'Unknown content type')
const entryTypeName = z.enum(entryTypeNames, 'Unknown content type')

export const contentEntry = z.object({
  _id: z.string(),
  type: entryTypeName,
  title: z.string(),
  /** For collections: the path, even while it isn't public. */
  page: z.optional(z.string()),
  /** Of a translation. */
  language: z.optional(z.string()),
  sourceId: z.optional(z.string()),
  /** Program code. Absent: the whole college. */
  department: z.optional(z.string()),
  isPublic: z.boolean(),
  /** Required parts that the public version lacks, for example because the field is newer. */
  missing: z.optional(z.array(missingPart)),
  hasDraft: z.boolean(),
  publishAt: z.optional(instant),
  unpublishAt: z.optional(instant),
  deletedAt: z.optional(instant),
  position: z.number(),
  version: z.optional(z.number()),
  savedAt: instant,
  author: z.string(),
  ...requestsOfEntry,
})
export type ContentEntry = z.infer<typeof contentEntry>

/** Every update must send back `version` and `basedOn`. */
export const editedContent = z.extend(contentEntry, {
  version: z.number(),
  /** The draft, else the scheduled version, else the public one. */
  data: contentData,
  publicData: z.optional(contentData),
  publicRevision: z.optional(z.string()),
  /** The revision that was public when the draft began. If it differs from the current one, something else was published since. */
  basedOn: z.optional(z.string()),
  /** For a three-way merge; absent if nothing was published since. */
  basedOnData: z.optional(contentData),
  slugTakenBy: z.optional(z.string()),
})
export type EditedContent = z.infer<typeof editedContent>

export const contentConflict = z.extend(failureBody, { current: editedContent })
export type ContentConflict = z.infer<typeof contentConflict>

export const revision = z.object({
  _id: z.string(),
  author: z.string(),
  savedAt: instant,
  publishedAt: z.optional(instant),
  isPublic: z.boolean(),
  changes: z.array(fieldChange),
})
export type RevisionSummary = z.infer<typeof revision>

export const versionOf = z
  .int('version must be the version that was edited')
  .check(z.positive('version must be the version that was edited'))
export const contentWrite = z.object({
  version: versionOf,
  basedOn: z.optional(z.uuid('basedOn must be the id of a revision')),
  data: contentData,
})
export type WrittenContent = z.infer<typeof contentWrite>

export const confirmation = {
  isConfirmed: z.optional(z.literal(true, 'isConfirmed must be true or left out')),
}

/** A small correction: translations of the old text stay valid for the new one. */
export const translationsStay = {
  areTranslationsCorrect: z.optional(
    z.literal(true, 'areTranslationsCorrect must be true or left out'),
  ),
}

const path = '/api/admin/content'

export const maxIds = 150
const idsOfEntries = z
  .string()
  .check(
    z.regex(
      new RegExp(`^[\\da-f-]{36}( [\\da-f-]{36}){0,${maxIds - 1}}$`),
      `ids must be at most ${maxIds} entry ids, separated by spaces`,
    ),
  )
export const contentParams = z.object({ _id: z.uuid(contentNotFound) })
export const changedContent = {
  200: z.extend(messageBody, { entry: editedContent }),
  409: contentConflict,
  ...failures(404, 413),
} as const

export const listContent = {
  method: 'GET',
  url: path,
  access: 'see content',
  summary:
    'List website content, last edited first: by type, by ids, or waiting for review; without a filter, everything except notices, which have their own list',
  querystring: z.object({
    type: z.optional(contentTypeName),
    ids: z.optional(idsOfEntries),
    request: z.optional(z.literal('open', 'request must be open')),
    trash: z.optional(z.literal('only', 'trash must be only')),
  }),
  response: { 200: z.object({ entries: z.array(contentEntry) }), ...failures(400) },
} as const satisfies Endpoint

export const readContent = {
  method: 'GET',
  url: `${path}/:_id`,
  access: 'see content',
  summary: 'Get an entry for editing',
  params: contentParams,
  response: { 200: editedContent, ...failures(404) },
} as const satisfies Endpoint

export const saveContent = {
  method: 'PUT',
  url: `${path}/:_id`,
  access: 'write translations',
  summary: 'Save a draft; the public version stays',
  params: contentParams,
  body: contentWrite,
  response: changedContent,
} as const satisfies Endpoint

export const publishContent = {
  method: 'POST',
  url: `${path}/:_id/publish`,
  access: 'publish translations',
  summary: 'Publish an entry, now or at a scheduled time',
  params: contentParams,
  body: z.extend(contentWrite, {
    at: z.optional(futureTime),
    ...confirmation,
    ...translationsStay,
  }),
  response: changedContent,
} as const satisfies Endpoint

export const unscheduleContent = {
  method: 'POST',
  url: `${path}/:_id/unschedule`,
  access: 'publish translations',
  summary: 'Cancel scheduled publication; the scheduled version becomes the draft',
  params: contentParams,
  body: z.object({ version: versionOf }),
  response: changedContent,
} as const satisfies Endpoint

export const discardDraft = {
  method: 'POST',
  url: `${path}/:_id/discard`,
  access: 'write translations',
  summary: 'Discard the draft and return to the public version; the draft stays in the history',
  params: contentParams,
  body: z.object({ version: versionOf }),
  response: changedContent,
} as const satisfies Endpoint

export const restoreContent = {
  method: 'POST',
  url: `${path}/:_id/restore`,
  access: 'write translations',
  summary: 'Restore an earlier revision as a draft; publishes nothing',
  params: contentParams,
  body: z.object({ version: versionOf, revision: z.uuid(revisionNotFound) }),
  response: changedContent,
} as const satisfies Endpoint

export const listRevisions = {
  method: 'GET',
  url: `${path}/:_id/history`,
  access: 'see content',
  summary: 'List an entry’s revisions, newest first, with their changes',
  params: contentParams,
  response: { 200: z.object({ revisions: z.array(revision) }), ...failures(404) },
} as const satisfies Endpoint
