import * as z from 'zod/mini'
import type { ReferenceTarget } from './data.ts'
import type { FieldTexts } from './field.ts'
import { type LibraryKind, libraryId } from './library/items.ts'
import { publicDocument, publicPicture } from './library/public-view.ts'

/** Stored by id. Pages get the file, or nothing if it was deleted. */
const fromLibrary = <const Kind extends LibraryKind, Shown extends z.ZodMiniType>(
  kind: Kind,
  words: FieldTexts,
  visible: Shown,
) => {
  const missing = `${words.label}: choose a ${kind}`
  const refersTo = (id: unknown): ReferenceTarget[] =>
    typeof id === 'string' && id !== '' ? [{ kind, id }] : []
  return {
    required: {
      ...words,
      kind,
      isRequired: true,
      schema: z.string(missing).check(z.regex(libraryId, missing)),
      stored: z.string(),
      shown: z.optional(visible),
      blank: '',
      refersTo,
    },
    optional: {
      ...words,
      kind,
      isRequired: false,
      schema: z.optional(
        z.string(missing).check(z.refine((id) => id === '' || libraryId.test(id), missing)),
      ),
      stored: z.optional(z.string()),
      shown: z.optional(visible),
      // Absent in entries stored before the field existed.
      blank: '',
      refersTo,
    },
  } as const
}

export const libraryPicture = (words: FieldTexts) =>
  fromLibrary('picture', words, publicPicture).required
export const optionalPicture = (words: FieldTexts) =>
  fromLibrary('picture', words, publicPicture).optional

/** If empty, pages show the picture of the entry that the reference `orOf` names. */
export const pictureOrOf = (words: FieldTexts, orOf: string) => ({
  ...optionalPicture(words),
  orOf,
})

export const document = (words: FieldTexts) =>
  fromLibrary('document', words, publicDocument).required
export const optionalDocument = (words: FieldTexts) =>
  fromLibrary('document', words, publicDocument).optional

export const documentNaming = (words: FieldTexts, names: string) => ({ ...document(words), names })
