import * as z from 'zod/mini'
import { type Endpoint, instant } from '../../platform/endpoint.ts'
import { libraryItem } from './items.ts'

export const libraryTrashDays = 30
export const maxDeletedItems = 200

export const deletedItem = z.extend(
  z.pick(libraryItem, { _id: true, name: true, kind: true, version: true }),
  { deletedAt: instant },
)
export type DeletedItem = z.infer<typeof deletedItem>

export const listDeletedItems = {
  method: 'GET',
  url: '/api/admin/library/deleted',
  access: 'write content',
  summary: 'List the pictures and documents that can be restored, deleted last first',
  response: { 200: z.object({ items: z.array(deletedItem) }) },
} as const satisfies Endpoint
