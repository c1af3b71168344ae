import * as z from 'zod/mini'
import type { Target } from './data.ts'
import type { Words } from './fields.ts'
import { type LibraryKind, libraryId } from './library/items.ts'
import { shownDocument, shownPicture } from './library/public-view.ts'

/** Stored by id. Pages get the file, or nothing if it was deleted. */
const fromLibrary = <const Kind extends LibraryKind, Shown extends z.ZodMiniType>(
  kind: Kind,
  words: Words,
  shown: Shown,
) => {
  const missing = `${words.label}: choose a ${kind}`
  const refersTo = (id: unknown): Target[] =>
    typeof id === 'string' && id !== '' ? [{ kind, id }] : []
  return {
    required: {
      ...words,
      kind,
      isRequired: true,
      schema: z.string(missing).check(z.regex(libraryId, missing)),
      stored: z.string(),
      shown: z.optional(shown),
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
      shown: z.optional(shown),
      // Absent in entries stored before the field existed.
      blank: '',
      refersTo,
    },
  } as const
}

export const picture = (words: Words) => fromLibrary('picture', words, shownPicture).required
export const optionalPicture = (words: Words) =>
  fromLibrary('picture', words, shownPicture).optional

/** If empty, pages show the picture of the entry that the reference `orOf` names. */
export const pictureOrOf = (words: Words, orOf: string) => ({ ...optionalPicture(words), orOf })

export const document = (words: Words) => fromLibrary('document', words, shownDocument).required
export const optionalDocument = (words: Words) =>
  fromLibrary('document', words, shownDocument).optional

export const documentNaming = (words: Words, names: string) => ({ ...document(words), names })
