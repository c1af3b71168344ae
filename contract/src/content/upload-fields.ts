import * as z from 'zod/mini'
import { pictureFile } from '../platform/pictures.ts'
import { type ContentField, type ContentFields, type FieldTexts, nothing } from './field.ts'

const upload = <Kind extends 'upload' | 'portrait', Shown extends z.ZodMiniType>(
  kind: Kind,
  { missing, bytes, ...words }: FieldTexts & { missing: string; bytes: number },
  shown: Shown,
) =>
  ({
    ...words,
    kind,
    isRequired: true,
    schema: pictureFile(missing),
    /** An update without a file keeps the current picture. */
    changed: z.optional(pictureFile(missing)),
    stored: shown,
    shown,
    blank: undefined,
    refersTo: nothing,
    bytes,
  }) as const

type Upload = FieldTexts & { missing: string; bytes: number }

/** Without a picture, pages show the emblem. */
export const pictureUpload = (words: Upload) => upload('upload', words, z.string())
/** Without a picture, pages show initials. */
export const portraitUpload = (words: Upload) => upload('portrait', words, z.optional(z.string()))

export const isUpload = ({ kind }: ContentField) => kind === 'upload' || kind === 'portrait'

export const uploadNames = (fields: ContentFields) =>
  Object.entries(fields).flatMap(([name, field]) => (isUpload(field) ? [name] : []))
