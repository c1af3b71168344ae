import * as z from 'zod/mini'
import { bulkChanged, selectionOf } from '../platform/bulk.ts'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { contentNotFound, versionOf } from './calls.ts'

export const bulkContentActs = ['publish', 'unpublish', 'trash'] as const
export type BulkContentAct = (typeof bulkContentActs)[number]

export const alreadyPublished = 'Already published, with no unpublished changes'
export const notPublished = 'Not published'
export const publishedSingly = 'Open it to publish it; you need to confirm first'
export const scheduledSingly = 'It’s scheduled. Open it to publish it now.'
export const archivedAtOnce =
  'Its last day has passed, so it would go straight to the archive. Open it to change “Valid until” or publish it anyway.'

export const changeManyEntries = {
  method: 'POST',
  url: '/api/admin/content/bulk',
  access: 'write content',
  summary:
    'Publish, unpublish or move many entries to the trash, one by one under the usual rules; one rejection doesn’t stop the rest',
  body: z.object({
    act: z.enum(bulkContentActs, 'Unknown action'),
    entries: selectionOf(z.object({ _id: z.uuid(contentNotFound), version: versionOf })),
  }),
  response: bulkChanged,
} as const satisfies Endpoint

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
