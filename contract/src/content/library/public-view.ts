import * as z from 'zod/mini'
import { documentTypes } from './document-types.ts'

/** A picture of the library as pages get it. Its files follow from its address, see `contract/platform/pictures`. */
export const shownPicture = z.object({
  address: z.string(),
  /** In pixels, of the largest file. */
  width: z.number(),
  height: z.number(),
  /** Empty where it adds nothing to the words beside it. */
  alt: z.string(),
  /** Where its middle is, in per cent from the left and from the top. */
  focus: z.object({ x: z.number(), y: z.number() }),
  /** An upright cut around it, for pictures that fill a phone. */
  cut: z.optional(z.string()),
  caption: z.optional(z.string()),
  credit: z.optional(z.string()),
})
/** The same where it is small: neither cut out for a phone nor with words under it. */
export const cardPicture = z.omit(shownPicture, { cut: true, caption: true, credit: true })
export type ShownPicture = z.infer<typeof shownPicture>

/** A document of the library as pages get it. */
export const shownDocument = z.object({
  address: z.string(),
  name: z.string(),
  /** Media type. */
  type: z.enum(documentTypes),
  bytes: z.number(),
  pages: z.optional(z.number()),
  /** Code of BCP 47. */
  language: z.optional(z.string()),
  /** What it says, where it is a picture of a text. */
  transcript: z.optional(z.string()),
})
export type ShownDocument = z.infer<typeof shownDocument>
