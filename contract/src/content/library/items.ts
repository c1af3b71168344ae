import * as z from 'zod/mini'
import { instant, line, optionalLine, optionalText } from '../../platform/endpoint.ts'
import { pictureTypeNames } from '../../platform/pictures.ts'
import { withoutStrayMarks } from '../../platform/visible-text.ts'
import { documentFacts } from './document-facts.ts'
import { documentLanguages, documentTypeNames, documentTypes } from './document-types.ts'

/** What the library keeps: pictures, and documents that visitors read or take along. */
export const libraryKinds = ['picture', 'document'] as const
export type LibraryKind = (typeof libraryKinds)[number]
export const isLibraryKind = (kind: string): kind is LibraryKind =>
  libraryKinds.some((one) => one === kind)

/** The id of something in the library. */
export const libraryId = /^[\w-]{1,64}$/

/** The largest file, in bytes, whatever it is. */
export const libraryFileBytes = 25 * 1024 * 1024
export const libraryFileTooLarge = 'File must be 25MB or smaller'
export const libraryFileNotAccepted = `We accept PDF documents and ${pictureTypeNames} pictures`
export const documentNotAccepted = `We accept ${documentTypeNames} as documents`
export const pictureNotAccepted = `We accept ${pictureTypeNames} pictures here`
export const libraryFileEmpty = 'Choose a file'

/** Where the middle of what a picture shows is, in per cent from the left and from the top. */
export type Focus = { x: number; y: number }
export const centre: Focus = { x: 50, y: 50 }
/** Pages know the places of every so many per cent. */
export const focusStep = 5

const outside = 'The focal point must be inside the picture'
const share = z
  .int(outside)
  .check(z.gte(0, outside), z.lte(100, outside), z.multipleOf(focusStep, outside))
export const focus = z.object({ x: share, y: share })

/** What somebody says of a picture or a document. */
export const libraryWords = z.object({
  name: line('Name', 120).check(
    // What turns the direction would show another ending.
    z.overwrite((value) => withoutStrayMarks(value).trim()),
    z.minLength(1, 'Name is required'),
    // It becomes the last part of an address and the name of a file.
    z.regex(/^[^/\\]*$/, 'Name can’t contain slashes'),
  ),
  /** What a picture shows, for whoever does not see it. */
  alt: optionalLine('Alternative text', 300),
  /** It adds nothing to the words beside it, and is not read out. */
  isDecorative: z.boolean('Decorative must be yes or no'),
  caption: optionalLine('Caption', 300),
  credit: optionalLine('Credit', 120),
  focus,
  /** Of a document: the language that it is in, where what was read of it is nothing or wrong. */
  language: z.optional(z.enum(documentLanguages, 'Choose a language from the list')),
  /** Of a document without text of its own: what it says, for whoever does not see it, and for search. */
  transcript: optionalText('What it says', 20_000),
})
export type LibraryWords = z.infer<typeof libraryWords>

const aboutDocument = {
  /** Media type of a document. */
  type: z.optional(z.enum(documentTypes)),
  /** Of a document that has been read. */
  facts: z.optional(documentFacts),
}

/** A picture or document as the panel has it. */
export const libraryItem = z.object({
  _id: z.string(),
  kind: z.enum(libraryKinds),
  ...libraryWords.shape,
  /** Whatever changes it names this. */
  version: z.number(),
  /** Of a picture: where it is uploaded; of a document: where visitors read it. */
  address: z.string(),
  /** Bytes of the document, or of the file that was uploaded as a picture. */
  bytes: z.number(),
  ...aboutDocument,
  savedAt: instant,
  author: z.string(),
})
export type LibraryItem = z.infer<typeof libraryItem>

/** One file that an item has had. */
export const libraryVersion = z.object({
  _id: z.string(),
  /** Where it is to be seen; an earlier file of a document is for the panel alone. */
  address: z.string(),
  bytes: z.number(),
  ...aboutDocument,
  author: z.string(),
  createdAt: instant,
  isCurrent: z.boolean(),
})
export type LibraryVersion = z.infer<typeof libraryVersion>
