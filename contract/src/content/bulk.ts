import * as z from 'zod/mini'
import { bulkChanged, bulkReport, selectionOf } from '../platform/bulk.ts'
import { type Endpoint, failures, instant } from '../platform/endpoint.ts'
import { formatCount } from '../platform/format-count.ts'
import { contentNotFound, versionOf } from './calls.ts'

export const bulkContentActs = ['publish', 'unpublish', 'trash'] as const
export type BulkContentAct = (typeof bulkContentActs)[number]

export const alreadyPublished = 'Already published, with no unpublished changes'
export const notPublished = 'Not published'
export const publishedSingly = 'Open it to publish it; you need to confirm first'
export const scheduledSingly = 'It’s scheduled. Open it to publish it now.'
export const archivedAtOnce =
  'Its last day has passed, so it would go straight to the archive. Open it to change “Valid until” or publish it anyway.'

const entry = z.object({ _id: z.uuid(contentNotFound), version: versionOf })

/** As it was before it was unpublished or moved to the trash; the version is the one that this left. */
const undoableEntry = z.extend(entry, {
  isPublic: z.boolean(),
  isScheduled: z.boolean(),
  unpublishAt: z.optional(instant),
})
export type UndoableEntry = z.infer<typeof undoableEntry>

export const changeManyEntries = {
  method: 'POST',
  url: '/api/admin/content/bulk',
  access: 'write content',
  summary:
    'Publish, unpublish or move many entries to the trash, one by one under the usual rules; one rejection doesn’t stop the rest',
  body: z.object({
    act: z.enum(bulkContentActs, 'Unknown action'),
    entries: selectionOf(entry),
  }),
  response: {
    ...bulkChanged,
    200: z.extend(bulkReport, { undoable: z.optional(z.array(undoableEntry)) }),
  },
} as const satisfies Endpoint

export const undoManyEntries = {
  method: 'POST',
  url: '/api/admin/content/bulk/undo',
  access: 'write content',
  summary:
    'Undo unpublishing many entries or moving them to the trash: what was public is public again, the rest are drafts. Entries that have changed since are rejected',
  body: z.object({ entries: selectionOf(undoableEntry) }),
  response: bulkChanged,
} as const satisfies Endpoint

/** Added to what an undone action says. */
export const scheduleAgain = (count: number) =>
  count === 1
    ? 'One was scheduled and is a draft now: schedule it again.'
    : `${formatCount(count)} were scheduled and are drafts now: schedule them again.`

export const listUnchangedEntries = {
  method: 'POST',
  url: '/api/admin/content/bulk/unchanged',
  access: 'write content',
  summary:
    'List the entries that would stay as they are, because they are published or unpublished already; changes nothing',
  body: z.object({
    act: z.enum(['publish', 'unpublish'], 'Unknown action'),
    ids: selectionOf(z.uuid(contentNotFound)),
  }),
  response: { 200: z.object({ unchanged: z.array(z.string()) }), ...failures(413) },
} as const satisfies Endpoint
