import * as z from 'zod/mini'
import { contentTypeNames } from '../content/types.ts'
import { type Endpoint, failures, line } from '../platform/endpoint.ts'
import { recordNames } from '../records.ts'

export const nothingToEdit = 'This page has nothing that your account can edit'

export const editedPage = z.object({
  entry: z.optional(z.object({ _id: z.string(), type: z.enum(contentTypeNames) })),
  record: z.optional(
    z.object({
      _id: z.string(),
      subject: z.enum(recordNames),
      name: z.string(),
      group: z.optional(z.enum(['teaching', 'administrative', 'management'])),
    }),
  ),
})
export type EditedPage = z.infer<typeof editedPage>

export const findEditedPage = {
  method: 'GET',
  url: '/api/admin/edited-page',
  access: 'see content',
  summary: 'Find what a page of the site shows, to edit it',
  querystring: z.object({ path: line('Path', 500) }),
  response: { 200: editedPage, ...failures(400, 404) },
} as const satisfies Endpoint

/** In the address of the panel: the path of the page to edit. */
export const editedPageParameter = 'page'
