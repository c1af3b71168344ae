import * as z from 'zod/mini'
import { failureBody } from '../platform/endpoint.ts'

/** Where an entry, a picture or a document is referred to. */
export const contentUse = z.object({
  /** The entry that refers to it, and what that is called; empty, and only its kind, where whoever asks may not see it. */
  _id: z.string(),
  title: z.string(),
  /** Absent: an entry of the website. */
  of: z.optional(z.literal('event')),
  /** The field, by its path (`slides.k3.picture`) and in words of the form. */
  path: z.string(),
  field: z.string(),
  /** What refers to it: what is public, to be public at a moment, the draft, or the history alone. */
  state: z.enum(['public', 'scheduled', 'draft', 'history']),
})
export type ContentUse = z.infer<typeof contentUse>

/** Of what is not taken away because it is used: where that is, the history left aside. */
export const stillUsed = z.extend(failureBody, { places: z.array(contentUse) })
export type StillUsed = z.infer<typeof stillUsed>
