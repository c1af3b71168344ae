import * as z from 'zod/mini'
import { bulkChanged, selectionOf, selectionResponse } from '../platform/bulk.ts'
import { type Endpoint, optionalCleanLine } from '../platform/endpoint.ts'
import { messageFolders, messageNotFound, messageStatuses } from './messages.ts'

export const bulkMessageActs = ['read', 'unread', 'inbox', 'spam', 'delete'] as const
export type BulkMessageAct = (typeof bulkMessageActs)[number]

export const selectMessages = {
  method: 'GET',
  url: '/api/admin/messages/selection',
  access: 'handle messages',
  summary: 'List the ids of all messages that match, newest first, for a bulk action',
  querystring: z.object({
    folder: z.optional(z.enum(messageFolders, 'Unknown folder')),
    status: z.optional(z.enum(messageStatuses, 'Unknown status')),
    read: z.optional(z.enum(['read', 'unread'], 'Unknown filter')),
    search: optionalCleanLine('Search', 200),
  }),
  response: selectionResponse,
} as const satisfies Endpoint

export const changeManyMessages = {
  method: 'POST',
  url: '/api/admin/messages/bulk',
  access: 'handle messages',
  summary:
    'Mark, move or delete many messages, one by one under the usual rules; one rejection doesn’t stop the rest',
  body: z.object({
    act: z.enum(bulkMessageActs, 'Unknown action'),
    ids: selectionOf(z.uuid(messageNotFound)),
  }),
  response: bulkChanged,
} as const satisfies Endpoint
