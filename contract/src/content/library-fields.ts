import * as z from 'zod/mini'
import type { Target } from './data.ts'
import type { Words } from './fields.ts'
import { type LibraryKind, libraryId } from './library/items.ts'
import { shownDocument, shownPicture } from './library/public-view.ts'

/** Something of the library, by its id. Pages get what it stands for, or nothing where it is gone. */
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
      // Where it is not there at all, it was written before there was the field.
      blank: '',
      refersTo,
    },
  } as const
}

/** A picture of the library. */
export const picture = (words: Words) => fromLibrary('picture', words, shownPicture).required
export const optionalPicture = (words: Words) =>
  fromLibrary('picture', words, shownPicture).optional

/** A picture that may be left out: then that of the same name is shown of the entry that a reference names. */
export const pictureOrOf = (words: Words, orOf: string) => ({ ...optionalPicture(words), orOf })

/** A document of the library. */
export const document = (words: Words) => fromLibrary('document', words, shownDocument).required
export const optionalDocument = (words: Words) =>
  fromLibrary('document', words, shownDocument).optional

/** A document of the library whose name another field begins with. */
export const documentNaming = (words: Words, names: string) => ({ ...document(words), names })
