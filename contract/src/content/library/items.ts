import * as z from 'zod/mini'
import {
  cleanLine,
  instant,
  optionalCleanLine,
  optionalLine,
  optionalText,
} from '../../platform/endpoint.ts'
import { pictureTypeNames } from '../../platform/pictures.ts'
import { documentFacts } from './document-facts.ts'
import { documentLanguages, documentTypeNames, documentTypes } from './document-types.ts'

export const libraryKinds = ['picture', 'document'] as const
export type LibraryKind = (typeof libraryKinds)[number]
export const isLibraryKind = (kind: string): kind is LibraryKind =>
  libraryKinds.some((one) => one === kind)

export const libraryId = /^[\w-]{1,64}$/

export const libraryFileBytes = 25 * 1024 * 1024
export const libraryFileTooLarge = 'File must be 25MB or smaller'
export const libraryFileNotAccepted = `This file type isn’t supported. Choose a PDF document or a ${pictureTypeNames} picture`
export const documentNotAccepted = `This file type isn’t supported. We accept ${documentTypeNames} as documents`
export const pictureNotAccepted = `This file type isn’t supported. Choose a ${pictureTypeNames} picture`
export const libraryFileEmpty = 'Choose a file'

/** Focal point in per cent from the left and top. */
export type Focus = { x: number; y: number }
export const centre: Focus = { x: 50, y: 50 }
/** Pages support focal points only at multiples of this. */
export const focusStep = 5

const outside = 'The focal point must be inside the picture'
const share = z
  .int(outside)
  .check(z.gte(0, outside), z.lte(100, outside), z.multipleOf(focusStep, outside))
export const focus = z.object({ x: share, y: share })

export const longestAlt = 300
export const longestCollection = 80

export const alt = optionalLine('Alternative text', longestAlt)
/** What belongs together, such as the photos of an event. A file is in one, or in none. */
export const libraryCollection = optionalCleanLine('Collection', longestCollection).check(
  // Names that look alike are one collection.
  z.overwrite((name) => name?.replace(/\s+/g, ' ')),
)

export const libraryTexts = z.object({
  name: cleanLine('Name', 120).check(
    // Becomes part of an address and a file name.
    z.regex(/^[^/\\]*$/, 'Name can’t contain slashes'),
  ),
  alt,
  isDecorative: z.boolean('Decorative must be yes or no'),
  caption: optionalLine('Caption', 300),
  credit: optionalLine('Credit', 120),
  collection: libraryCollection,
  focus,
  /** Overrides the detected language. */
  language: z.optional(z.enum(documentLanguages, 'Choose a language from the list')),
  /** For screen readers and search, if the document has no text. */
  transcript: optionalText('Text version', 20_000),
})
export type LibraryTexts = z.infer<typeof libraryTexts>

const aboutDocument = {
  type: z.optional(z.enum(documentTypes)),
  facts: z.optional(documentFacts),
}

export const libraryItem = z.object({
  _id: z.string(),
  kind: z.enum(libraryKinds),
  ...libraryTexts.shape,
  /** Files uploaded to an earlier release may have names that the form rejects. */
  name: z.string(),
  version: z.number(),
  /** Picture: its upload; document: its public page. */
  address: z.string(),
  bytes: z.number(),
  ...aboutDocument,
  hasTranscript: z.optional(z.boolean()),
  savedAt: instant,
  author: z.string(),
})
export type LibraryItem = z.infer<typeof libraryItem>

/** In lists: a page of scans would have megabytes of transcripts. */
export const listedItem = z.omit(libraryItem, { transcript: true })
export type ListedItem = z.infer<typeof listedItem>

export const libraryVersion = z.object({
  _id: z.string(),
  /** Earlier files of a document are visible only in the panel. */
  address: z.string(),
  bytes: z.number(),
  ...aboutDocument,
  author: z.string(),
  createdAt: instant,
  isCurrent: z.boolean(),
})
export type LibraryVersion = z.infer<typeof libraryVersion>
