import * as z from 'zod/mini'
import { documentTypes } from './document-types.ts'

/** `contract/platform/pictures` derives the files from the address. */
export const publicPicture = z.object({
  address: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  focus: z.object({ x: z.number(), y: z.number() }),
  /** Portrait crop for full-screen pictures on phones. */
  cut: z.optional(z.string()),
  caption: z.optional(z.string()),
  credit: z.optional(z.string()),
})
export const cardPicture = z.omit(publicPicture, { cut: true, caption: true, credit: true })
export type PublicPicture = z.infer<typeof publicPicture>

export const publicDocument = z.object({
  address: z.string(),
  name: z.string(),
  type: z.enum(documentTypes),
  bytes: z.number(),
  pages: z.optional(z.number()),
  language: z.optional(z.string()),
  /** For a picture of text. */
  transcript: z.optional(z.string()),
})
export type PublicDocument = z.infer<typeof publicDocument>
