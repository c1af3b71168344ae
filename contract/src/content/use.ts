import * as z from 'zod/mini'
import { failureBody } from '../platform/endpoint.ts'

export const contentUse = z.object({
  /** Empty, with only the kind, if the account may not see it. */
  _id: z.string(),
  title: z.string(),
  of: z.optional(z.literal('event')),
  /** Path such as `slides.k3.picture`, and its label. */
  path: z.string(),
  field: z.string(),
  /** Strongest state that still refers to it. */
  state: z.enum(['public', 'scheduled', 'draft', 'history']),
})
export type ContentUse = z.infer<typeof contentUse>

/** Without uses in the history. */
export const inUseFailure = z.extend(failureBody, { places: z.array(contentUse) })
export type InUseFailure = z.infer<typeof inUseFailure>
